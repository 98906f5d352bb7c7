import type { ErrorItem } from '../json-api/index.ts'

/** Why no token could be fetched for a call. */
export const CANNOT_FETCH_SESSION = 'Cannot fetch Session'

/**
 * Why a call gave no answer, as data.
 *
 * - `status`: the server refused. `codes` are its error codes in order (empty if the body is not an error document),
 *   `errors` its full errors, `reason` its X-Reason header, such as `maintenance-mode`, `retryAfter` the seconds of its
 *   Retry-After header
 * - `shape`: the response does not match the schema
 * - `offline`: there was no response
 * - `stopped`: the caller cancelled the call
 * - `session`: the token had run out and a new one could not be fetched
 * - `signed-out`: there is no session any more
 * - `unknown-end`: the server accepted an operation, but the call for its state failed with `cause`
 */
export type Failure =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly codes: readonly string[]
      readonly errors: readonly ErrorItem[]
      readonly reason: string | null
      readonly retryAfter?: number | undefined
    }
  | { readonly kind: 'shape'; readonly text: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'session'; readonly text: typeof CANNOT_FETCH_SESSION; readonly cause: Failure }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unknown-end'; readonly cause: Failure }

/** An answer, or why there is none. `revision` is the entity tag of a resource, for a call that expects it to be unchanged. */
export type Result<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly revision?: string | undefined }
  | { readonly ok: false; readonly failure: Failure }

export const good = <Answer>(answer: Answer): Result<Answer> => ({ ok: true, answer })
export const bad = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure })

/** Whether the server answered with this status. */
export const hasStatus = (failure: Failure, status: number): boolean =>
  failure.kind === 'status' && failure.status === status

/** Whether the same call may succeed if it is repeated: no network, or an error inside the server. */
export const mayPass = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  (failure.kind === 'status' && failure.status >= 500) ||
  (failure.kind === 'session' && mayPass(failure.cause))
