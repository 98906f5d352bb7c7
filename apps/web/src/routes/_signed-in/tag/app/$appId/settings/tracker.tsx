import { createFileRoute, redirect } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { siteQuery } from '#data/sites.ts'
import { trackerQuery } from '#data/trackers.ts'
import { TrackerScreen } from '#features/settings/tracker/tracker-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings/tracker')({
  staticData: { page: SETTINGS_PAGES.tracker.name },
  loader: async ({ context: { queries }, params }) => {
    // The tags of a meta-site speak to the tracker of each website that uses them.
    if (isMetaSite(await queries.ensureQueryData(siteQuery(params.appId))))
      throw redirect({ to: '/tag/app/$appId/settings', params, replace: true })
    await queries.ensureQueryData(trackerQuery(params.appId))
  },
  component: TrackerScreen,
})
