import { createFileRoute, redirect } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import { siteQuery } from '#data/sites.ts'
import { MetaSetupScreen } from '#features/meta-setup/meta-setup-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup')({
  staticData: { tab: TABS['meta-setup'] },
  loader: async ({ context: { queries }, params }) => {
    // A meta-site has no meta-sites of its own.
    if (isMetaSite(await queries.ensureQueryData(siteQuery(params.appId))))
      throw redirect({ to: '/tag', replace: true })
  },
  component: MetaSetupScreen,
})
