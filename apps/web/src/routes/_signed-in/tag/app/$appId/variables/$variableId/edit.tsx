import { createFileRoute } from '@tanstack/react-router'
import { Deferred } from '@waymark/ui/layout'
import { oneVariableQuery } from '#data/variables.ts'
import { VariableEditor } from '#features/variables/editor/variable-editor.tsx'
import { ItemFailed } from '#items/editor/item-failed.tsx'
import { ScreenLoading } from '#items/screen-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/variables/$variableId/edit')({
  loader: ({ context: { queries }, params: { appId, variableId } }) =>
    queries.ensureQueryData(oneVariableQuery(appId, variableId)),
  pendingComponent: () => <ScreenLoading of="variable" />,
  errorComponent: ({ error }) => <ItemFailed kind="variable" error={error} />,
  component: () => {
    const params = Route.useParams()
    return (
      <Deferred fallback={<ScreenLoading of="variable" />}>
        <VariableEditor {...params} />
      </Deferred>
    )
  },
})
