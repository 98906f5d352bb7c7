import { createFileRoute } from '@tanstack/react-router'
import { Deferred } from '@waymark/ui/layout'
import { oneVariableQuery } from '#data/variables.ts'
import { VariableEditor } from '#features/variables/editor/variable-editor.tsx'
import { ItemFailed } from '#items/editor/item-failed.tsx'
import { ItemLoading } from '#items/editor/item-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/$variableId/edit')({
  loader: ({ context: { queries }, params: { appId, variableId } }) =>
    queries.ensureQueryData(oneVariableQuery(appId, variableId)),
  pendingComponent: () => <ItemLoading kind="variable" />,
  errorComponent: ({ error }) => <ItemFailed kind="variable" error={error} />,
  component: () => {
    const params = Route.useParams()
    return (
      <Deferred fallback={<ItemLoading kind="variable" />}>
        <VariableEditor {...params} />
      </Deferred>
    )
  },
})
