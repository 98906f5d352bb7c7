import type { Action } from '@waymark/domain/permission'
import type { Role } from '@waymark/domain/user'
import type { SiteRow } from '#database/tables/index.ts'
import type { SignedInBy } from '#database/tables/initiator.ts'

/** The member or API client that makes a call, from the token and its session. */
export interface Caller {
  readonly id: string
  readonly kind: 'person' | 'client'
  /** Stands as author of changes: the e-mail address of a person, the name of a client. */
  readonly email: string
  /** The name that a person has given, or none. */
  readonly name: string
  readonly role: Role
  readonly language: string
  readonly organisationId: string
  /** Name of the organisation. */
  readonly organisation: string
  readonly sessionId: string
  /** How the session began; absent where that is not known. */
  readonly signedIn?: SignedInBy | undefined
}

/** A site or meta-site together with what the caller may do there. */
export interface VisibleSite {
  readonly site: SiteRow
  readonly actions: readonly Action[]
}

/** Answers who calls and what they see; implemented by `access/` and handed to `createApi`. */
export interface Authorization {
  /**
   * The caller of a token; undefined for one that is invalid or whose session has ended. The call extends the session of a
   * person unless it is made in the background; that of a client has a fixed end. `address` is where it was made.
   */
  callerOf(token: string, options: { background: boolean; address: string }): Promise<Caller | undefined>
  /** The site of an id; undefined where the caller may do nothing. */
  visibleSite(caller: Caller, id: string): Promise<VisibleSite | undefined>
  /** The meta-site of an id, also for callers who only see a site that is linked to it. */
  visibleMetaSite(caller: Caller, id: string): Promise<VisibleSite | undefined>
}
