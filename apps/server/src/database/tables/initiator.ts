import type { AuditActor } from '@waymark/domain/audit'

/** Who does something and from where, as the audit log keeps it. `address`, `userAgent` and `requestId` are of the call. */
export interface Initiator {
  readonly actor: AuditActor
  readonly address: string
  readonly userAgent: string
  readonly requestId: string | null
}

const withoutCall = { address: '', userAgent: '', requestId: null }

/** The user of the command line on the machine of the server. */
export const COMMAND_LINE: Initiator = { ...withoutCall, actor: { type: 'command-line', id: null, name: '' } }
/** The server itself. */
export const SERVER: Initiator = { ...withoutCall, actor: { type: 'system', id: null, name: '' } }
