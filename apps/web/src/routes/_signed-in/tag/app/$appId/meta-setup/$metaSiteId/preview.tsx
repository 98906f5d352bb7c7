import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { ensure } from '#data/ensure.ts'
import { metaItemsQuery, metaSiteActionsQuery, metaSiteQuery } from '#data/meta-sites.ts'
import { FIRST_ASKED } from '#features/meta-setup/preview/meta-items.tsx'
import { PreviewParams } from '#features/meta-setup/preview/meta-kinds.ts'
import { MetaSiteFailed } from '#features/meta-setup/preview/meta-site-failed.tsx'
import { MetaSiteLoading } from '#features/meta-setup/preview/meta-site-loading.tsx'
import { MetaSitePreview } from '#features/meta-setup/preview/meta-site-preview.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup/$metaSiteId/preview')({
  validateSearch: PreviewParams,
  loader: async ({ context: { queries }, params: { metaSiteId }, location }) => {
    const { show = 'tag' } = v.parse(PreviewParams, location.search)
    void queries.prefetchQuery(metaSiteActionsQuery(metaSiteId))
    await Promise.all([
      ensure(queries, metaSiteQuery(metaSiteId)),
      ensure(queries, metaItemsQuery(show, metaSiteId, FIRST_ASKED)),
    ])
  },
  pendingComponent: MetaSiteLoading,
  errorComponent: MetaSiteFailed,
  component: () => {
    const { metaSiteId } = Route.useParams()
    return <MetaSitePreview key={metaSiteId} metaSiteId={metaSiteId} />
  },
})
