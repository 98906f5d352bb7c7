import { createFileRoute, redirect } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import * as v from 'valibot'
import { storeAddress } from '#data/debugging/stored-address.ts'
import { siteQuery } from '#data/sites.ts'
import { DebuggerScreen } from '#features/debugger/debugger-screen.tsx'
import { TABS } from '#i18n/tabs.ts'
import { lenient } from '#items/list/list-search-params.ts'

const address = lenient(v.pipe(v.string(), v.maxLength(4096)))

export const Route = createFileRoute('/_signed-in/tag/app/$appId/debug/')({
  staticData: { tab: TABS.debug },
  // `targetUrl` is stored as the last address, `initialUrl` is offered if none is stored.
  validateSearch: v.object({ targetUrl: address, initialUrl: address }),
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queries }, params, deps: { targetUrl, ...search } }) => {
    // A meta-site has no pages that could be opened. Its start, since `/tag` leads to the site that loaded last.
    if (isMetaSite(await queries.ensureQueryData(siteQuery(params.appId))))
      throw redirect({ to: '/tag/app/$appId', params, replace: true })
    if (targetUrl === undefined) return
    storeAddress(params.appId, targetUrl)
    throw redirect({ to: '/tag/app/$appId/debug', params, search, replace: true })
  },
  component: DebuggerScreen,
})
