import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { mayOpen } from '@waymark/domain/licence'
import { Shell, TabBarPlaceholder } from '@waymark/ui/layout'
import { lazy, Suspense } from 'react'
import { modulesQuery } from '#data/account.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { accessQuery, siteQuery } from '#data/sites.ts'
import { draftQuery } from '#data/versions.ts'
import { DebugSessions } from '#features/debugger/connection/debug-sessions.tsx'
import { Banners } from '#features/header/banners.tsx'
import { ProductBar } from '#features/header/product-bar.tsx'
import { ProductSkeleton } from '#features/header/site-skeleton.tsx'
import { SiteTabs } from '#features/header/tabs.tsx'
import { OperationsProvider } from '#features/operations/operations-provider.tsx'
import { Palette } from '#features/palette/palette.tsx'
import { OpenPublishSheet } from '#features/publishing/open-publish-sheet.tsx'
import { enter } from '#features/sign-in/enter.ts'
import { EntranceFailed } from '#features/sign-in/entrance-failed.tsx'
import { NoPrivileges } from '#features/sign-in/no-privileges.tsx'
import { SKIP_TO_CONTENT } from '#i18n/frame-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { AREA_SKELETONS } from '../-area-skeletons.tsx'

const SessionTimeout = lazy(() => import('#features/sign-in/session-timeout.tsx'))

export const Route = createFileRoute('/_signed-in')({
  // Every first screen needs it: split off, it would only come a round trip later.
  codeSplitGroupings: [['errorComponent']],
  loader: ({ context }) => enter(context),
  pendingComponent: () => <ProductSkeleton areas={AREA_SKELETONS} />,
  errorComponent: EntranceFailed,
  component: SignedIn,
})

/** The frame of the signed-in product around each screen. */
function SignedIn() {
  const { t } = useI18n()
  const { data: modules } = useSuspenseQuery(modulesQuery)
  const mayEnter = mayOpen(modules, 'tag_manager')
  const open = useOpenSite()
  const site = mayEnter ? open.site : undefined
  return (
    <OperationsProvider>
      <DebugSessions site={site}>
        <Shell
          skipLabel={t(SKIP_TO_CONTENT)}
          banners={<Banners site={site} opening={mayEnter && open.isOpening} />}
          productBar={<ProductBar site={site} mayChoose={mayEnter} />}
          tabBar={site ? <SiteTabs site={site} /> : open.isOpening && <TabBarPlaceholder />}
        >
          {mayEnter ? <Outlet /> : <NoPrivileges />}
        </Shell>
        {site && <Palette site={site} />}
        {site && <OpenPublishSheet site={site} />}
        <Suspense>
          <SessionTimeout />
        </Suspense>
      </DebugSessions>
    </OperationsProvider>
  )
}

/** The site in the address once it can be worked on, and as long as the user has access to it. */
function useOpenSite() {
  const { appId } = useParams({ strict: false })
  const enabled = appId !== undefined
  const site = useQuery({ ...siteQuery(appId ?? ''), enabled })
  const draft = useQuery({ ...draftQuery(appId ?? ''), enabled })
  const access = useQuery({ ...accessQuery(appId ?? ''), enabled })
  return {
    site: isMissing(site.error) ? undefined : draft.data && access.data && site.data,
    isOpening: site.isLoading || draft.isLoading || access.isLoading,
  }
}
