import type { TwoFactorSecret } from '@waymark/domain/session'
import { CODE_LENGTH } from '@waymark/domain/session'
import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is shown. */
const PERIOD = 30
/** Codes of one period before and after are taken as well, for clocks that are not exact. */
const TOLERANCE = 1

/** A new secret of 160 bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The secret and its `otpauth:` address, under which an authenticator app shows it. */
export const presentSecret = (secret: string, email: string): TwoFactorSecret => ({
  secret,
  uri: totp(secret, email).toString(),
})

/** The time step that a code belongs to; undefined for a code that is not valid now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes and fails where six characters are more than six of them.
  if (!/^\d+$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: TOLERANCE })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Waymark', label, secret: Secret.fromBase32(secret), digits: CODE_LENGTH, period: PERIOD })
