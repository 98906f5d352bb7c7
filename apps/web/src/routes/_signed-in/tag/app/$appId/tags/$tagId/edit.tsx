import { createFileRoute } from '@tanstack/react-router'
import { ItemFailed } from '../../../../../../../features/edit-screen/item-failed.tsx'
import { ItemLoading } from '../../../../../../../features/edit-screen/item-loading.tsx'
import { TagEditor } from '../../../../../../../features/tags/editor/tag-editor.tsx'
import { tagQuery, tagTriggersQuery } from '../../../../../../../queries/tag-list.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/tags/$tagId/edit')({
  loader: ({ context: { queries }, params: { appId, tagId } }) =>
    Promise.all([
      queries.ensureQueryData(tagQuery(appId, tagId)),
      queries.ensureQueryData(tagTriggersQuery(appId, tagId)),
    ]),
  pendingComponent: () => <ItemLoading kind="tag" />,
  errorComponent: ({ error }) => <ItemFailed kind="tag" error={error} />,
  component: () => <TagEditor {...Route.useParams()} />,
})
