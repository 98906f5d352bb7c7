import type { SnapshotFrom } from 'xstate'
import type { ConnectionContext } from './context.ts'
import type { connectionMachine } from './machine.ts'

/** The state of a connection as the user sees it. */
export type ConnectionStatus = 'ready' | 'connecting' | 'connected' | 'failed' | 'lost' | 'disconnected'

export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>

export function statusOf(snapshot: ConnectionSnapshot): ConnectionStatus {
  if (snapshot.hasTag('connecting')) return 'connecting'
  if (snapshot.hasTag('connected')) return 'connected'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('lost')) return 'lost'
  return snapshot.matches('disconnected') ? 'disconnected' : 'ready'
}

/**
 * Whether the draft has changed since the site loaded it, so that the user should reconnect. The site may also run a newer
 * draft than the product has seen.
 */
export const hasNewerDraft = ({ version, running, newestDraft }: ConnectionContext): boolean =>
  version === 'draft' && !!running?.updatedAt && newestDraft !== null && newestDraft > running.updatedAt
