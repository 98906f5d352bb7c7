import { encodeBase64 } from '@waymark/domain/base64'
import type { Session } from '@waymark/domain/session'

/** The answer of a session call at a server whose clock is at `at` (milliseconds), with lengths in seconds. */
export function sessionAnswer({
  user = 'user-1',
  at = 0,
  tokenFor = 300,
  sessionFor = 1800,
}: {
  user?: string
  at?: number
  tokenFor?: number
  sessionFor?: number
}): Session {
  const iat = Math.floor(at / 1000)
  const claims = { sub: user, email: `${user}@northwind.example`, organization: 'Northwind', iat, exp: iat + tokenFor }
  return {
    token: `${encodeBase64('{"alg":"none"}')}.${encodeBase64(JSON.stringify(claims))}.unsigned`,
    session_expiration: `${new Date((iat + sessionFor) * 1000).toISOString().slice(0, 19)}+00:00`,
  }
}
