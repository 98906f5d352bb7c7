import { createFileRoute, redirect } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import { linkedMetaSiteCountQuery } from '#data/meta-sites.ts'
import { siteQuery } from '#data/sites.ts'
import { MetaSiteListParams } from '#features/meta-setup/list/meta-site-list-params.ts'
import { MetaSetupScreen } from '#features/meta-setup/meta-setup-screen.tsx'
import { TABS } from '#i18n/tabs.ts'

export const Route = createFileRoute('/_signed-in/tag/app/$appId/meta-setup')({
  staticData: { tab: TABS['meta-setup'] },
  validateSearch: MetaSiteListParams,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queries }, params }) => {
    // A meta-site has no meta-sites of its own. Its start, since `/tag` leads to the site that loaded last.
    if (isMetaSite(await queries.ensureQueryData(siteQuery(params.appId))))
      throw redirect({ to: '/tag/app/$appId', params, replace: true })
    await queries.prefetchQuery(linkedMetaSiteCountQuery(params.appId))
  },
  component: MetaSetupScreen,
})
