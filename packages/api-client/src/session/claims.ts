import { decodeBase64 } from '@waymark/domain/base64'
import { TokenClaims } from '@waymark/domain/session'
import * as v from 'valibot'

/** The claims of a token. They are not verified here; the server does so on every call. */
export function readClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1]
  const text = payload === undefined ? undefined : decodeBase64(payload)
  if (text === undefined) return undefined
  try {
    const claims = v.safeParse(TokenClaims, JSON.parse(text))
    return claims.success ? claims.output : undefined
  } catch {
    return undefined
  }
}
