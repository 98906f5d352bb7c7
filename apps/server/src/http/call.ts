import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@waymark/api-client/endpoint'
import type { Action } from '@waymark/domain/permission'
import type { SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from './caller.ts'
import type { Reply } from './reply.ts'

type PathOf<E extends Endpoint> = E extends Endpoint<infer Path> ? Path : never

/** Paths that lie in one site or meta-site, whose row is therefore there when the handler runs. */
type InSite =
  | `/api/tag/v1/:appId${string}`
  | `/api/apps/v2/:appId${string}`
  | `/api/meta-sites/v1/:metaSiteId${string}`
  | `/api/cdp/settings/v1/app/:appId${string}`

/** Paths that need no token. */
type Open =
  | `/auth/${string}`
  | `/api/auth/${string}`
  | `/static/${string}`
  | `/containers/${string}`
  | `/debug-files/${string}`

type SiteOf<E extends Endpoint> = PathOf<E> extends InSite ? SiteRow : SiteRow | undefined
type UserOf<E extends Endpoint> = PathOf<E> extends Open ? Caller | undefined : Caller

/**
 * A call whose caller and permission have been checked, before its query and body are read.
 *
 * `actions` is what the user may do on `site`; owners have all, readers of a meta-site through a linked site none.
 */
export interface CheckedCall<E extends Endpoint> {
  readonly deps: Dependencies
  readonly params: ParamsOf<PathOf<E>>
  readonly site: SiteOf<E>
  readonly user: UserOf<E>
  readonly actions: readonly Action[]
  readonly request: Request
  /** Address the call was made under, as the visitor's browser sees it. */
  readonly url: URL
  /** Network address of the client. */
  readonly address: string
  /** Who makes the call, as the audit log keeps it. */
  readonly by: Initiator
}

/** A call ready to be handled: parsed query and body, and what `find` has found. */
export interface Call<E extends Endpoint, Found = undefined> extends CheckedCall<E> {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly found: Found
}

/** What a handler gives back: nothing, a body for the endpoint's usual status, or a reply of its own. */
export type Result = object | undefined | Reply

/** Finds what the path names (undefined → 404), then handles the call. */
export interface Steps<E extends Endpoint, Found> {
  find(call: CheckedCall<E>): Promise<Found | undefined>
  handle(call: Call<E, Found>): Promise<Result> | Result
}
