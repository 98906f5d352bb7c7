import { createFileRoute } from '@tanstack/react-router'
import { Deferred } from '@waymark/ui/layout'
import { oneTriggerQuery } from '#data/triggers.ts'
import { variableNamesQuery } from '#data/variables.ts'
import { TriggerEditor } from '#features/triggers/editor/trigger-editor.tsx'
import { ItemFailed } from '#items/editor/item-failed.tsx'
import { ScreenLoading } from '#items/screen-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/$triggerId/edit')({
  loader: ({ context: { queries }, params: { appId, triggerId } }) => {
    void queries.prefetchQuery(variableNamesQuery(appId))
    return queries.ensureQueryData(oneTriggerQuery(appId, triggerId))
  },
  pendingComponent: () => <ScreenLoading of="trigger" />,
  errorComponent: ({ error }) => <ItemFailed kind="trigger" error={error} />,
  component: () => {
    const params = Route.useParams()
    return (
      <Deferred fallback={<ScreenLoading of="trigger" />}>
        <TriggerEditor {...params} />
      </Deferred>
    )
  },
})
