import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { msg } from '@waymark/domain/message'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { useEffect } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { draftQuery } from '#data/versions.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useEmitted } from './use-emitted.ts'

/** What goes on beside a connection while it lives: dates of the draft, what is remembered, and questions before it ends. */
export default function LiveSession({ connection, appId }: { connection: Connection; appId: string }) {
  useEmitted(connection)
  const status = useConnectionState(connection, (shown) => shown.status)
  const connected = status === 'connected'
  const { data: draft, refetch } = useQuery({
    ...draftQuery(appId),
    refetchOnWindowFocus: connected ? 'always' : true,
  })
  // What the site is about to run is the draft as it is now, which may be newer than what was read before.
  useEffect(() => {
    if (status === 'connecting') void refetch()
  }, [status, refetch])
  // With the site's window beside this one, it is the focus that tells that somebody looks again.
  useEffect(() => {
    if (!connected) return
    const look = () => void refetch()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [connected, refetch])
  const updatedAt = draft?.attributes.updated_at
  useEffect(() => {
    if (updatedAt !== undefined) connection.send({ type: 'draft.changed', updatedAt })
  }, [connection, updatedAt])
  return <EndSessionGuard connected={connected} appId={appId} />
}

const M = {
  title: msg('debugger.interrupt.title', 'End the debug session?'),
  text: msg('debugger.interrupt.text', 'Another website ends the session with this one. Its events are lost.'),
  end: msg('debugger.interrupt.end', 'End session'),
  stay: msg('debugger.interrupt.stay', 'Keep debugging'),
}

const siteIn = (pathname: string): string | undefined => /^\/tag\/app\/([^/]+)/u.exec(pathname)?.[1]

/** Asks before a connected session is ended by going to another site, or by leaving the page (there the browser asks). */
function EndSessionGuard({ connected, appId }: { connected: boolean; appId: string }) {
  const { t } = useI18n()
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      const site = siteIn(next.pathname)
      return connected && site !== undefined && site !== appId
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
      cancel={{ label: t(M.stay), onPress: () => blocker.reset?.() }}
    />
  )
}
