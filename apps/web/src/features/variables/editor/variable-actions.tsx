import { variables } from '@waymark/api-client/endpoints'
import { copyBody } from '@waymark/domain/copy'
import type { Variable } from '@waymark/domain/variable'
import { renameBody } from '@waymark/forms/models/rename'
import { useChange } from '#data/api/change.ts'
import { changeVariable, oneVariableQuery, removeVariable } from '#data/variables.ts'
import { ItemActions } from '#items/copy-rename-delete/item-actions.tsx'

/** Copy, rename and delete a variable. */
export function VariableActions({
  appId,
  variable,
  refusal,
  onDeleted,
}: {
  appId: string
  variable: Variable
  /** Why the variable may not be renamed or deleted; absent when it may. */
  refusal: string | undefined
  onDeleted: () => void
}) {
  const change = useChange(changeVariable)
  const remove = useChange(removeVariable)
  const { id, attributes } = variable
  const params = { appId, variableId: id }
  return (
    <ItemActions
      kind="variable"
      appId={appId}
      item={variable}
      queryKey={oneVariableQuery(appId, id).queryKey}
      copy={{
        properties: { builtin: attributes.builtin },
        start: (client, form) => client.call(variables.copy, { params, body: { data: copyBody('variable', form) } }),
      }}
      rename={{
        refusal,
        send: (values, revision) =>
          change.mutateAsync({ params, body: { data: renameBody('variable', id, values) }, revision }),
      }}
      remove={{
        refusal,
        pending: remove.isPending,
        send: () => remove.mutateAsync({ params, revision: variable.meta?.revision }),
      }}
      onDeleted={onDeleted}
    />
  )
}
