import type { AUDIT_SIGN_INS, AuditActor } from '@waymark/domain/audit'

/** With what a member signs in: the last step where there are several. */
export type SignInMethod = (typeof AUDIT_SIGN_INS)[number]

/** How the session of a call began; `at` is an ISO moment. */
export interface SignedInBy {
  readonly with: SignInMethod
  readonly at: string
}

/**
 * Who does something and from where, as the audit log keeps it and operations that wait do, as JSON. `address`, `userAgent`
 * and `requestId` are of the call, `signedIn` of its session.
 */
export interface Initiator {
  readonly actor: AuditActor
  readonly address: string
  readonly userAgent: string
  readonly requestId: string | null
  readonly signedIn?: SignedInBy | undefined
}

const withoutCall = { address: '', userAgent: '', requestId: null }

/** The user of the command line on the machine of the server. */
export const COMMAND_LINE: Initiator = { ...withoutCall, actor: { type: 'command-line', id: null, name: '' } }
/** The server itself. */
export const SERVER: Initiator = { ...withoutCall, actor: { type: 'system', id: null, name: '' } }
