import type { VariableListItem } from '@waymark/domain/variable'
import { VARIABLE_APPEARANCES } from '@waymark/domain/variable'
import { useEach } from '#data/change.ts'
import { removeVariable } from '#data/variable-changes.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BulkActions } from '#items/list/bulk/bulk-actions.tsx'
import type { BulkProps } from '#items/list/item-list.tsx'

/** What can be done with all chosen variables: delete them. */
export function BulkVariables({ chosen, ...bulk }: BulkProps<VariableListItem>) {
  const { t } = useI18n()
  const remove = useEach(removeVariable, (variableId) => ({ params: { appId: bulk.appId, variableId } }))
  return (
    <BulkActions
      {...bulk}
      kind="variable"
      remove={remove}
      rows={chosen.map(({ id, attributes: { name, variable_type } }) => ({
        id,
        name,
        type: t(VARIABLE_APPEARANCES[variable_type].name),
        icon: VARIABLE_APPEARANCES[variable_type].icon,
      }))}
    />
  )
}
