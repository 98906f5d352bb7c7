import { getRouteApi } from '@tanstack/react-router'
import { isMetaSite } from '@waymark/domain/site'
import { useEffect, useMemo } from 'react'
import { trackUsage } from '#browser/usage-events.ts'
import { useSite } from '#data/current-site.ts'
import { useConnection } from '#data/debugging/use-debugging.ts'
import { ConnectSkeleton } from './connect/connect-skeleton.tsx'
import { Debugger } from './debugger.tsx'
import { ShareAccess } from './share/share-access.tsx'

const route = getRouteApi('/_signed-in/tag/app/$appId/debug/')

/** The debugger of the site in the address. */
export function DebuggerScreen() {
  const site = useSite()
  const { initialUrl } = route.useSearch()
  const urls = isMetaSite(site) ? NO_URLS : site.attributes.urls
  const app = useMemo(() => ({ id: site.id, urls }), [site.id, urls])
  const connection = useConnection(app)
  useEffect(() => trackUsage({ category: 'debugger', action: 'viewed' }), [])
  if (!connection) return <ConnectSkeleton />
  return (
    <Debugger
      key={site.id}
      connection={connection}
      site={{ id: site.id, name: site.attributes.name }}
      initialUrl={initialUrl ?? null}
      below={<ShareAccess appId={site.id} siteName={site.attributes.name} />}
    />
  )
}

const NO_URLS: readonly string[] = []
