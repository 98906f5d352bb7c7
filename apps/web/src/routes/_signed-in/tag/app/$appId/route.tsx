import { createFileRoute } from '@tanstack/react-router'
import { SiteSkeleton } from '#features/header/site-skeleton.tsx'
import { enterSite } from '#features/sign-in/enter-site.ts'
import { SiteFailed } from '#features/sign-in/site-failed.tsx'
import { AREA_SKELETONS } from '#routes/-area-skeletons.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId')({
  // Every first screen needs it: split off, it would only come a round trip later.
  codeSplitGroupings: [['errorComponent']],
  loader: ({ context, params }) => enterSite(context.queries, params.appId),
  pendingComponent: () => <SiteSkeleton areas={AREA_SKELETONS} />,
  errorComponent: SiteFailed,
})
