import { hostOf } from '@waymark/debugger-core/address'
import { msg } from '@waymark/domain/message'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Connection } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  connecting: msg('debugger.connecting-note', 'Connecting to {host}'),
  connected: msg('debugger.connected-note', 'Connected to {host}'),
  lost: msg('debugger.lost-note', 'Connection to {host} lost'),
}

interface ConnectionNoteProps {
  connection: Connection
  /** Whether the debugger is shown, which announces the loss itself. */
  alerted: boolean
}

/** Announces to screen readers that the site is being connected, is connected, or is lost. */
export function ConnectionNote({ connection, alerted }: ConnectionNoteProps) {
  const { t } = useI18n()
  const status = useConnectionState(connection, (shown) => shown.status)
  const host = useConnectionState(connection, ({ snapshot }) => hostOf(snapshot.context.address))
  const lost = useConnectionState(connection, (shown) => shown.status === 'lost' && shown.wasConnected)
  // As it was at the loss: leaving the debugger later does not announce it a second time.
  const [lostElsewhere, setLostElsewhere] = useState(false)
  const atLoss = useEffectEvent(() => setLostElsewhere(lost && !alerted))
  useEffect(() => atLoss(), [lost])
  const message = lostElsewhere ? M.lost : status === 'connecting' || status === 'connected' ? M[status] : undefined
  return (
    <p className="sr-only" role="status">
      {message && t(message, { host })}
    </p>
  )
}
