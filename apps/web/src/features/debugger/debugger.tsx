import { initialAddress } from '@waymark/debugger-core/address'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { setFocusFallbacks } from '#browser/focus/keep-focus.ts'
import type { Connection, ConnectionState } from '#data/debugging/connection.ts'
import { debuggedAddress } from '#data/debugging/stored-address.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import type { ConnectDefaults } from './connect/connect-form.tsx'
import { ConnectScreen } from './connect/connect-screen.tsx'
import { FailedScreen } from './connect/failed-screen.tsx'
import { SessionSkeleton } from './session/session-skeleton.tsx'
import { DebuggerContext, viewStoreOf } from './use-debugger.ts'

/** The session screens are loaded while the site is being opened. */
const loadSession = () => import('./session/session-screen.tsx')
const SessionScreen = lazy(() => loadSession().then((loaded) => ({ default: loaded.SessionScreen })))

interface DebuggerProps {
  connection: Connection
  /** The site in the product; null in a shared session. */
  site: { id: string; name: string } | null
  /** An address from a link. */
  initialUrl: string | null
  /** Shown under the connect form. */
  below?: ReactNode
}

/** Where the focus goes when the focused element is removed: the back button on narrow windows, the list, the menu. */
const FOCUS_FALLBACKS = ['[data-narrow-back] button', '[data-row][tabindex="0"]', '[data-rail] [aria-current="page"]']

/** The debugger: the connect form, the failure screen or the session, by the state of the connection. */
export function Debugger({ connection, site, initialUrl, below }: DebuggerProps) {
  const place = useConnectionState(connection, placeOf)
  const near = useConnectionState(connection, ({ status }) => status !== 'ready')
  useEffect(() => {
    if (near) loadSession().catch(() => undefined)
  }, [near])
  useEffect(() => setFocusFallbacks(FOCUS_FALLBACKS), [])
  const [focus, setFocus] = useState<ConnectDefaults['focus']>('address')
  const value = useMemo(() => ({ connection, site, viewStore: viewStoreOf(connection) }), [connection, site])
  const { id, urls } = connection.app
  const last = debuggedAddress(id).getSnapshot()
  const first = initialAddress({ stored: last, initialUrl, appUrls: urls })
  const defaults: ConnectDefaults = { first, urls, last, site: site?.name ?? null, focus }
  return (
    <DebuggerContext value={value}>
      {place === 'connect' && <ConnectScreen connection={connection} defaults={defaults} below={below} />}
      {place === 'failed' && <FailedScreen connection={connection} defaults={defaults} />}
      {place === 'session' && (
        <Suspense fallback={<SessionSkeleton />}>
          <SessionScreen onReset={setFocus} />
        </Suspense>
      )}
    </DebuggerContext>
  )
}

/** The screen for a state. A connection that was lost before it was ever connected counts as failed. */
function placeOf({ status, wasConnected, snapshot }: ConnectionState): 'connect' | 'failed' | 'session' {
  if (status === 'connected') return 'session'
  if (status === 'failed') return 'failed'
  if (status === 'lost' || status === 'disconnected') {
    if (wasConnected) return 'session'
    return status === 'lost' ? 'failed' : 'connect'
  }
  return snapshot.context.endReason !== null && snapshot.matches('confirming') ? 'failed' : 'connect'
}
