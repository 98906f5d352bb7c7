import { type QueryClient, useQuery } from '@tanstack/react-query'
import { can } from '@waymark/domain/permission'
import { type App, isMetaSite } from '@waymark/domain/site'
import { lazy, type ReactNode, Suspense } from 'react'
import { ensure } from '#data/api/ensure.ts'
import { useCan, useSite } from '#data/current-site.ts'
import { type InstallationState, installationQuery } from '#data/installation.ts'
import { accessQuery, siteQuery } from '#data/sites.ts'
import { useListAlone } from '#items/list/list-and-content.tsx'
import { useSelectedCount } from '#items/list/list-layout.tsx'

const load = () => import('./onboarding.tsx')
const Onboarding = lazy(() => load().then(({ Onboarding }) => ({ default: Onboarding })))

/** Loads what decides whether the first steps are shown, and their code, so that nothing else is shown in their place first. */
export async function loadOnboarding(queries: QueryClient, appId: string): Promise<void> {
  // The list of tags is of use without them.
  await ensureOnboarding(queries, appId).catch(() => undefined)
}

async function ensureOnboarding(queries: QueryClient, appId: string): Promise<void> {
  const [site, actions] = await Promise.all([ensure(queries, siteQuery(appId)), ensure(queries, accessQuery(appId))])
  if (isMetaSite(site) || !can(actions, 'edit').allowed) return
  if (!(await ensure(queries, installationQuery(appId))).dismissed) await load()
}

/** The website and how far it is, for those who may edit it, until a member dismisses its first steps. */
export function useOnboarding(): { readonly site: App; readonly state: InstallationState } | undefined {
  const site = useSite()
  const app = useCan('edit').allowed && !isMetaSite(site) ? site : undefined
  const { data: state } = useQuery({ ...installationQuery(site.id), enabled: app !== undefined })
  return !app || !state || state.dismissed ? undefined : { site: app, state }
}

/** The first steps of a website beside the list of its tags; the children once they are dismissed, and while rows are selected. */
export function OnboardingOr({ children }: { children: ReactNode }) {
  const shown = useOnboarding()
  const alone = useListAlone()
  const selects = useSelectedCount() > 0
  if (!shown || alone || selects) return children
  return (
    <Suspense fallback={null}>
      <Onboarding key={shown.site.id} {...shown} />
    </Suspense>
  )
}
