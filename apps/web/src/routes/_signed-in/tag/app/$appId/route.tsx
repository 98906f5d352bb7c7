import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { isMissing } from '#data/api/call-failed.ts'
import { useAppId } from '#data/current-site.ts'
import { siteQuery } from '#data/sites.ts'
import { SiteSkeleton } from '#features/header/site-skeleton.tsx'
import { enterSite } from '#features/sign-in/enter-site.ts'
import { SiteFailed } from '#features/sign-in/site-failed.tsx'
import { useUnsavedForms } from '#form/unsaved-forms.ts'
import { AREA_SKELETONS } from '#routes/-area-skeletons.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId')({
  // Every first screen needs it: split off, it would only come a round trip later.
  codeSplitGroupings: [['errorComponent']],
  loader: ({ context, params }) => enterSite(context.queries, params.appId),
  pendingComponent: () => <SiteSkeleton areas={AREA_SKELETONS} />,
  errorComponent: SiteFailed,
  component: OpenSite,
})

/** The screens of a site, until the user has no access to it any more; changes that are not saved stay to be copied. */
function OpenSite() {
  const { error } = useQuery(siteQuery(useAppId()))
  const unsaved = useUnsavedForms()
  if (isMissing(error) && unsaved.length === 0) throw error
  return <Outlet />
}
