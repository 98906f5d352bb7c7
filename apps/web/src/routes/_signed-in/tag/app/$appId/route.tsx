import { createFileRoute } from '@tanstack/react-router'
import { enterSite } from '../../../../../features/entrance/enter-site.ts'
import { SiteFailed } from '../../../../../features/entrance/site-failed.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId')({
  loader: ({ context, params }) => enterSite(context.queries, params.appId),
  errorComponent: SiteFailed,
})
