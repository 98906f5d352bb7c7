import type { SnapshotFrom } from 'xstate'
import type { ConnectionContext } from './context.ts'
import type { connectionMachine } from './machine.ts'

/** The state of a connection as people are told it. */
export type ConnectionStatus = 'ready' | 'connecting' | 'connected' | 'failed' | 'lost' | 'disconnected'

export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>

export function statusOf(snapshot: ConnectionSnapshot): ConnectionStatus {
  if (snapshot.hasTag('connecting')) return 'connecting'
  if (snapshot.hasTag('connected')) return 'connected'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('lost')) return 'lost'
  return snapshot.matches('disconnected') ? 'disconnected' : 'ready'
}

/** Whether the draft has changed since the site began to run it, so that a new connection would show something else. */
export const hasNewerDraft = ({ version, draft }: ConnectionContext): boolean =>
  version === 'draft' && draft.running !== null && draft.seen !== draft.running
