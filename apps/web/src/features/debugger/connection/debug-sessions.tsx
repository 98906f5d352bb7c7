import { useQueryClient } from '@tanstack/react-query'
import type { DebuggedApp } from '@waymark/debugger-core/connection'
import { isMetaSite, type Site } from '@waymark/domain/site'
import { displayName } from '@waymark/domain/version'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from '#browser/store.ts'
import { createDebugging } from '#data/debugging/debugging.ts'
import { DebuggingContext } from '#data/debugging/use-debugging.ts'
import { draftQuery } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const LiveSession = lazy(() => import('./live-session.tsx'))

/** Provides debugging of the open site. A session continues until another site is opened. */
export function DebugSessions({ site, children }: { site: Site | undefined; children: ReactNode }) {
  const queries = useQueryClient()
  const { t } = useI18n()
  const translate = useRef(t)
  useEffect(() => {
    translate.current = t
  })
  const [debugging] = useState(() =>
    createDebugging(async (app, early) => {
      const { startForSite } = await import('./start-for-site.ts')
      const draft = queries.getQueryData(draftQuery(app.id).queryKey)
      const name = draft ? displayName(draft) : ''
      const t = translate.current
      return startForSite(app, early, { queries, draftName: typeof name === 'string' ? name : t(name), t })
    }),
  )
  const connection = useStore(debugging.connection)
  useEffect(() => debugging.listen(window), [debugging])
  useEffect(() => {
    if (site) debugging.open(debuggedApp(site))
  }, [debugging, site])

  return (
    <DebuggingContext value={debugging}>
      {children}
      {/* Also on screens without a site. A connection without an id, started by a message there, only answers. */}
      {connection?.app.id && (
        <Suspense>
          <LiveSession key={connection.app.id} connection={connection} />
        </Suspense>
      )}
    </DebuggingContext>
  )
}

/** The site for the connection. A meta-site has no pages to debug. */
const debuggedApp = (site: Site): DebuggedApp => ({ id: site.id, urls: isMetaSite(site) ? [] : site.attributes.urls })
