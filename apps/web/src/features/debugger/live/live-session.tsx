import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import { useShown } from '#data/debugging/use-debugging.ts'
import { draftQuery } from '#data/versions.ts'
import { EndSessionGuard } from './end-session-guard.tsx'
import { useEmitted } from './use-emitted.ts'

/** What goes on beside a connection while it lives: dates of the draft, what is remembered, and questions before it ends. */
export default function LiveSession({ connection, appId }: { connection: Connection; appId: string }) {
  useEmitted(connection)
  const status = useShown(connection, (shown) => shown.status)
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
