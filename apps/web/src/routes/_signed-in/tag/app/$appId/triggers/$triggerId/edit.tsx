import { createFileRoute } from '@tanstack/react-router'
import { Deferred } from '@waymark/ui/layout'
import { oneTriggerQuery } from '#data/triggers.ts'
import { variableNamesQuery } from '#data/variables.ts'
import { TriggerEditor } from '#features/triggers/editor/trigger-editor.tsx'
import { ItemFailed } from '#items/editor/item-failed.tsx'
import { ItemLoading } from '#items/editor/item-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/triggers/$triggerId/edit')({
  loader: ({ context: { queries }, params: { appId, triggerId } }) => {
    void queries.prefetchQuery(variableNamesQuery(appId))
    return queries.ensureQueryData(oneTriggerQuery(appId, triggerId))
  },
  pendingComponent: () => <ItemLoading kind="trigger" />,
  errorComponent: ({ error }) => <ItemFailed kind="trigger" error={error} />,
  component: () => {
    const params = Route.useParams()
    return (
      <Deferred fallback={<ItemLoading kind="trigger" />}>
        <TriggerEditor {...params} />
      </Deferred>
    )
  },
})
