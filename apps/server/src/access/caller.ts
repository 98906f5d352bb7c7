import type { Role } from '@waymark/domain/session'

/** Who makes a call, as the token and the session behind it say. */
export interface Caller {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly language: string
  readonly organisationId: string
  /** Name of the organisation. */
  readonly organisation: string
  readonly sessionId: string
}
