import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { mayOpen } from '@waymark/domain/session'
import { Shell, TabBarPlace } from '@waymark/ui/layout'
import { DebugSessions } from '../features/debugger/live/debug-sessions.tsx'
import { NoPrivileges } from '../features/entrance/no-privileges.tsx'
import { SessionWatch } from '../features/entrance/session-watch.tsx'
import { Palette } from '../features/palette/palette.tsx'
import { Banners } from '../features/product-bar/banners.tsx'
import { ProductBar } from '../features/product-bar/product-bar.tsx'
import { SiteTabs } from '../features/product-bar/tabs.tsx'
import { PublishFlow } from '../features/publish/publish-flow.tsx'
import { GlobalShortcuts } from '../features/shortcuts/global-shortcuts.tsx'
import { modulesQuery } from '../queries/account.ts'
import { accessQuery, siteQuery } from '../queries/sites.ts'
import { draftQuery } from '../queries/versions.ts'
import { useWords } from '../words/use-words.ts'

/** The frame of the signed-in product around whatever screen is shown. */
export function SignedIn() {
  const { say } = useWords()
  const { data: modules } = useSuspenseQuery(modulesQuery)
  const mayEnter = mayOpen(modules, 'tag_manager')
  const open = useOpenSite()
  const site = mayEnter ? open.site : undefined
  return (
    <PublishFlow>
      <DebugSessions site={site}>
        <Shell
          skipLabel={say(msg('skip', 'Skip to content'))}
          banners={<Banners site={site} opening={mayEnter && open.isOpening} />}
          productBar={<ProductBar site={site} mayChoose={mayEnter} />}
          tabBar={site ? <SiteTabs site={site} /> : open.isOpening && <TabBarPlace />}
        >
          {mayEnter ? <Outlet /> : <NoPrivileges />}
        </Shell>
        <GlobalShortcuts appId={site?.id} />
        {site && <Palette site={site} />}
        <SessionWatch />
      </DebugSessions>
    </PublishFlow>
  )
}

/** The site in the address once it can be worked on. */
function useOpenSite() {
  const { appId } = useParams({ strict: false })
  const enabled = appId !== undefined
  const site = useQuery({ ...siteQuery(appId ?? ''), enabled })
  const draft = useQuery({ ...draftQuery(appId ?? ''), enabled })
  const access = useQuery({ ...accessQuery(appId ?? ''), enabled })
  return {
    site: draft.data && access.data && site.data,
    isOpening: site.isLoading || draft.isLoading || access.isLoading,
  }
}
