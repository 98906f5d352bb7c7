import { createFileRoute } from '@tanstack/react-router'
import { ITEM_KINDS } from '@waymark/domain/resource'
import * as v from 'valibot'
import { ensure } from '#data/api/ensure.ts'
import { FIRST_META_ITEMS, metaItemsQuery, metaSiteActionsQuery, metaSiteQuery } from '#data/meta-sites.ts'
import { MetaSiteFailed } from '#features/meta-setup/preview/meta-site-failed.tsx'
import { MetaSitePreview } from '#features/meta-setup/preview/meta-site-preview.tsx'
import { lenient } from '#items/list/list-search-params.ts'
import { ScreenLoading } from '#items/screen-loading.tsx'

/** Which kind is shown. */
const PreviewParams = v.object({ show: lenient(v.picklist(ITEM_KINDS)) })

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup/$metaSiteId/preview')({
  validateSearch: PreviewParams,
  // The first screen of the product needs none of it.
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  loader: async ({ context: { queries }, params: { metaSiteId }, location }) => {
    const { show = 'tag' } = v.parse(PreviewParams, location.search)
    void queries.prefetchQuery(metaSiteActionsQuery(metaSiteId))
    await Promise.all([
      ensure(queries, metaSiteQuery(metaSiteId)),
      ensure(queries, metaItemsQuery(show, metaSiteId, FIRST_META_ITEMS)),
    ])
  },
  pendingComponent: () => <ScreenLoading of="meta-site" />,
  errorComponent: MetaSiteFailed,
  component: () => {
    const { metaSiteId } = Route.useParams()
    return <MetaSitePreview key={metaSiteId} metaSiteId={metaSiteId} />
  },
})
