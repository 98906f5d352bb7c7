import { firstAddress } from '@waymark/debugger-core/address'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { preferHomes } from '#browser/focus/keep-focus.ts'
import type { Connection, Shown } from '#data/debugging/connection.ts'
import { debuggedAddress } from '#data/debugging/remembered-address.ts'
import { useShown } from '#data/debugging/use-debugging.ts'
import type { Offered } from './connect/connect-form.tsx'
import { ConnectScreen } from './connect/connect-screen.tsx'
import { FailedScreen } from './connect/failed-screen.tsx'
import { ConnectedNote } from './parts/connected-note.tsx'
import { DebuggerSkeleton } from './parts/debugger-skeleton.tsx'
import { DebuggerContext, viewingOf } from './view/use-debugger.ts'

/** What shows a session is fetched while its site is being opened. */
const loadSession = () => import('./main/session-screen.tsx')
const SessionScreen = lazy(() => loadSession().then((loaded) => ({ default: loaded.SessionScreen })))

export interface DebuggerProps {
  connection: Connection
  /** The site in the product; null in a shared session. */
  site: { id: string; name: string } | null
  /** An address to begin with that came from outside. */
  initialUrl: string | null
  /** What else can be done while nothing is connected. */
  below?: ReactNode
}

/** What takes the focus when what had it is gone: the way back on narrow windows, the list, the menu of the session. */
const HOMES = ['[data-narrow-back] button', '[data-row][tabindex="0"]', '[data-rail] [aria-current="page"]']

/** A debug session from its beginning to its end: connect, what went wrong, or everything that happens on the site. */
export function Debugger({ connection, site, initialUrl, below }: DebuggerProps) {
  const place = useShown(connection, placeOf)
  const near = useShown(connection, ({ status }) => status !== 'ready')
  useEffect(() => {
    if (near) loadSession().catch(() => undefined)
  }, [near])
  useEffect(() => preferHomes(HOMES), [])
  const [focus, setFocus] = useState<Offered['focus']>('address')
  const value = useMemo(() => ({ connection, site, viewing: viewingOf(connection) }), [connection, site])
  const { id, urls } = connection.app
  const last = debuggedAddress(id).get()
  const first = firstAddress({ remembered: last, initialUrl, appUrls: urls })
  const offered: Offered = { first, urls, last, site: site?.name ?? null, focus }
  return (
    <DebuggerContext value={value}>
      {place === 'connect' && <ConnectScreen connection={connection} offered={offered} below={below} />}
      {place === 'failed' && <FailedScreen connection={connection} offered={offered} />}
      {place === 'session' && (
        <Suspense fallback={<DebuggerSkeleton />}>
          <SessionScreen onStartOver={setFocus} />
        </Suspense>
      )}
      <ConnectedNote />
    </DebuggerContext>
  )
}

/** Which screen a connection is shown on. A session that was lost before it began failed, as far as anybody can tell. */
function placeOf({ status, wasConnected, snapshot }: Shown): 'connect' | 'failed' | 'session' {
  if (status === 'connected') return 'session'
  if (status === 'failed') return 'failed'
  if (status === 'lost' || status === 'disconnected') {
    if (wasConnected) return 'session'
    return status === 'lost' ? 'failed' : 'connect'
  }
  return snapshot.context.end !== null && snapshot.matches('confirming') ? 'failed' : 'connect'
}
