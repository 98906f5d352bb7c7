import type { Session, TokenClaims } from '@waymark/domain/session'
import { readClaims } from './claims.ts'

/** How long a session lasts after a call, in milliseconds. */
export const SESSION_LENGTH = 1_800_000
/** A token is renewed this long before it expires, so that it is valid on arrival. Milliseconds. */
const TOKEN_MARGIN = 5_000
/** An end this much nearer than a full session's means that a limit has been reached, not that seconds were rounded. */
const ROUNDING = 5_000

/** A token with what follows from it. All times are milliseconds of this machine's clock. */
export interface Holding {
  readonly session: Session
  readonly claims: TokenClaims
  readonly receivedAt: number
  /** The time from which the token is not used any more. */
  readonly staleAt: number
  /** The end that calls cannot extend, once it is near. */
  readonly limit: number | null
  readonly lastSuccess: number
}

/**
 * Converts the answer of the session call to times of this machine. Durations are computed from the server's dates, so
 * a wrong clock here does no harm. Undefined when the token cannot be read.
 */
export function hold(session: Session, receivedAt: number): Holding | undefined {
  const claims = readClaims(session.token)
  if (!claims) return undefined
  const remaining = Date.parse(session.session_expiration) - claims.iat * 1000
  const limited = remaining < SESSION_LENGTH - ROUNDING
  return {
    session,
    claims,
    receivedAt,
    staleAt: receivedAt + (claims.exp - claims.iat) * 1000 - TOKEN_MARGIN,
    limit: limited ? receivedAt + remaining : null,
    lastSuccess: receivedAt,
  }
}

/** The session as a page needs it: its user, its end, and whether activity can still extend it. */
export interface KnownSession {
  readonly user: string
  readonly end: number
  readonly movable: boolean
}

export function known({ claims, lastSuccess, limit }: Holding): KnownSession {
  const end = Math.min(lastSuccess + SESSION_LENGTH, limit ?? Number.POSITIVE_INFINITY)
  return { user: claims.sub, end, movable: limit === null }
}
