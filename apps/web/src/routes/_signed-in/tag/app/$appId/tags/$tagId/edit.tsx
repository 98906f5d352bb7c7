import { createFileRoute } from '@tanstack/react-router'
import { Deferred } from '@waymark/ui/layout'
import { oneTagQuery, tagTriggersQuery } from '#data/tags.ts'
import { prefetchTracker } from '#data/trackers.ts'
import { TagEditor } from '#features/tags/editor/tag-editor.tsx'
import { ItemFailed } from '#items/editor/item-failed.tsx'
import { ScreenLoading } from '#items/screen-loading.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/$tagId/edit')({
  loader: ({ context: { queries }, params: { appId, tagId } }) =>
    Promise.all([
      queries.ensureQueryData(oneTagQuery(appId, tagId)),
      queries.ensureQueryData(tagTriggersQuery(appId, tagId)),
      prefetchTracker(queries, appId),
    ]),
  pendingComponent: () => <ScreenLoading of="tag" />,
  errorComponent: ({ error }) => <ItemFailed kind="tag" error={error} />,
  component: () => {
    const params = Route.useParams()
    return (
      <Deferred fallback={<ScreenLoading of="tag" />}>
        <TagEditor {...params} />
      </Deferred>
    )
  },
})
