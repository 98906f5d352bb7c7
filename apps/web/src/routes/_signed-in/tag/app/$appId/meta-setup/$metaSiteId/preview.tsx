import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ensure } from '#data/api/ensure.ts'
import { FIRST_META_ITEMS, metaItemsQuery, metaSiteActionsQuery, metaSiteQuery } from '#data/meta-sites.ts'
import { MetaSiteFailed } from '#features/meta-setup/preview/meta-site-failed.tsx'
import { MetaSiteLoading } from '#features/meta-setup/preview/meta-site-loading.tsx'
import { MetaSitePreview } from '#features/meta-setup/preview/meta-site-preview.tsx'
import { PreviewParams } from '#features/meta-setup/preview/preview-params.ts'

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
  pendingComponent: MetaSiteLoading,
  errorComponent: MetaSiteFailed,
  component: () => {
    const { metaSiteId } = Route.useParams()
    return <MetaSitePreview key={metaSiteId} metaSiteId={metaSiteId} />
  },
})
