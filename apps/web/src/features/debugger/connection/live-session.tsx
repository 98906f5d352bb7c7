import { useQuery } from '@tanstack/react-query'
import { useBlocker, useMatch } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useEffect } from 'react'
import { lastSite } from '#browser/persisted/last-site.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { draftQuery } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { KEEP_DEBUGGING } from '../debugger-messages.ts'
import { ConnectionNote } from './connection-note.tsx'
import { useEmitted } from './use-emitted.ts'

/** Runs beside a connection: watches the draft, handles emitted events, announces the status, and asks before the session is ended. */
export default function LiveSession({ connection }: { connection: Connection }) {
  const appId = connection.app.id
  useEmitted(connection)
  const connected = useConnectionState(connection, ({ status }) => status === 'connected')
  const { data: draft, refetch } = useQuery({
    ...draftQuery(appId),
    refetchOnWindowFocus: connected ? 'always' : true,
  })
  // When the site's window is beside this one, the page stays visible, so only `focus` fires.
  useEffect(() => {
    if (!connected) return
    const refresh = () => void refetch()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [connected, refetch])
  const updatedAt = draft?.attributes.updated_at
  useEffect(() => {
    if (updatedAt !== undefined) connection.send({ type: 'draft.changed', updatedAt })
  }, [connection, updatedAt])
  const atDebugger = useMatch({ from: '/_signed-in/tag/app/$appId/debug/', shouldThrow: false, select: () => true })
  return (
    <>
      <ConnectionNote connection={connection} alerted={atDebugger === true} />
      <EndSessionGuard connected={connected} appId={appId} />
    </>
  )
}

const M = {
  title: msg('debugger.interrupt.title', 'End the debug session?'),
  text: msg('debugger.interrupt.text', 'Switching to another website ends this session. Its events are lost.'),
  end: msg('debugger.interrupt.end', 'End session'),
}

/** The site an address leads to; `/tag` leads to the last one, which may have been opened in another tab. */
const siteAt = (pathname: string): string | null =>
  pathname === '/tag' ? lastSite.getSnapshot() : (/^\/tag\/app\/([^/]+)/u.exec(pathname)?.[1] ?? null)

/** Lets the user confirm that opening another site ends a connected session; for unloading the page, the browser does. */
function EndSessionGuard({ connected, appId }: { connected: boolean; appId: string }) {
  const { t } = useI18n()
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      const site = siteAt(next.pathname)
      return connected && site !== null && site !== appId
    },
    enableBeforeUnload: connected,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t(M.title)}
      text={t(M.text)}
      confirm={{ label: t(M.end), onPress: () => blocker.proceed?.() }}
      cancel={{ label: t(KEEP_DEBUGGING), onPress: () => blocker.reset?.() }}
    />
  )
}
