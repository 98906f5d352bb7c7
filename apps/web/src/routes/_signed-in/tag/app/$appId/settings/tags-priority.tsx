import { createFileRoute, redirect } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import { SETTINGS_PAGES } from '#data/addresses/settings-pages.ts'
import { siteQuery } from '#data/sites.ts'
import { TagsPriorityScreen } from '#features/settings/tags-priority/tags-priority-screen.tsx'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/settings/tags-priority')({
  staticData: { page: SETTINGS_PAGES['tags-priority'].name },
  loader: async ({ context: { queries }, params }) => {
    // The tags of a meta-site run in the order of each website that uses them.
    if (isMetaSite(await queries.ensureQueryData(siteQuery(params.appId))))
      throw redirect({ to: '/tag/app/$appId/settings', params, replace: true })
  },
  component: TagsPriorityScreen,
})
