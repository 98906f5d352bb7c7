import { SESSION_LENGTH_MS, type Session, type TokenClaims } from '@waymark/domain/session'
import { readClaims } from './claims.ts'

/** A token is renewed this long before it expires, so that it is valid on arrival. Milliseconds. */
const TOKEN_MARGIN = 5_000
/** A session that ends earlier than a full one by more than this has a fixed limit; less is rounding. Milliseconds. */
const ROUNDING = 5_000

/** A token and the times computed from it, all in milliseconds of this machine's clock. */
export interface TokenState {
  readonly session: Session
  readonly claims: TokenClaims
  readonly receivedAt: number
  /** The time from which the token is not used any more. */
  readonly staleAt: number
  /** The fixed end that calls cannot extend, once it is near. */
  readonly limit: number | null
  readonly lastSuccess: number
}

/**
 * Converts the answer of the session call to times of this machine. Durations are computed from the server's dates, so
 * a wrong clock here does no harm. Undefined when the token cannot be read.
 */
export function tokenState(session: Session, receivedAt: number): TokenState | undefined {
  const claims = readClaims(session.token)
  if (!claims) return undefined
  const remaining = Date.parse(session.session_expiration) - claims.iat * 1000
  const limited = remaining < SESSION_LENGTH_MS - ROUNDING
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
export interface SessionInfo {
  readonly user: string
  readonly end: number
  readonly extendable: boolean
}

export function sessionInfo({ claims, lastSuccess, limit }: TokenState): SessionInfo {
  const end = Math.min(lastSuccess + SESSION_LENGTH_MS, limit ?? Number.POSITIVE_INFINITY)
  return { user: claims.sub, end, extendable: limit === null }
}
