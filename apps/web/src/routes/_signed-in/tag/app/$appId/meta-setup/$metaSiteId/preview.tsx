import { createFileRoute } from '@tanstack/react-router'
import { siteQuery } from '#data/sites.ts'
import { MetaSitePreview } from '#features/meta-setup/meta-site-preview.tsx'
import { ServerError } from '#items/load-failures/server-error.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup/$metaSiteId/preview')({
  loader: ({ context: { queries }, params }) => queries.ensureQueryData(siteQuery(params.metaSiteId)),
  errorComponent: ServerError,
  component: () => <MetaSitePreview {...Route.useParams()} />,
})
