import { createFileRoute } from '@tanstack/react-router'
import { TagEditor } from '../../../../../../../features/tags/editor/tag-editor.tsx'
import { TagFailed } from '../../../../../../../features/tags/editor/tag-failed.tsx'
import { TagLoading } from '../../../../../../../features/tags/editor/tag-loading.tsx'
import { tagQuery, tagTriggersQuery } from '../../../../../../../queries/tag-list.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/$tagId/edit')({
  loader: ({ context: { queries }, params: { appId, tagId } }) =>
    Promise.all([
      queries.ensureQueryData(tagQuery(appId, tagId)),
      queries.ensureQueryData(tagTriggersQuery(appId, tagId)),
    ]),
  pendingComponent: TagLoading,
  errorComponent: TagFailed,
  component: () => <TagEditor {...Route.useParams()} />,
})
