import { createFileRoute } from '@tanstack/react-router'
import { enterSite } from '../../../../../features/entrance/enter-site.ts'
import { SiteFailed } from '../../../../../features/entrance/site-failed.tsx'
import { OpeningSite } from '../../../../../frame/opening.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId')({
  // Every first screen needs it: split off, it would only come a round trip later.
  codeSplitGroupings: [['errorComponent']],
  loader: ({ context, params }) => enterSite(context.queries, params.appId),
  pendingComponent: OpeningSite,
  errorComponent: SiteFailed,
})
