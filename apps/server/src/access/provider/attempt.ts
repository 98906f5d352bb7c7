import { parse, serialize } from 'hono/utils/cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import * as v from 'valibot'
import type { Dependencies } from '#dependencies.ts'
import { signingKey, TOKEN_LIFETIMES, verificationKeys } from '#secrets/signing-keys.ts'

/** How long a person may take to sign in at the provider, in seconds. */
const LIFETIME = TOKEN_LIFETIMES['sign-in']
/** Longest `RelayState` that is kept: cookies hold about 4,000 characters. */
const RELAY_STATE_LIMIT = 2000
/** The cookie is only sent with the calls that lead to the provider and back. */
const PATH = '/api/auth/v1/oidc'

const Attempt = v.object({
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  relayState: v.optional(v.string()),
})

/** A sign-in that is under way at the provider: its secrets, and what is opened afterwards. */
export type Attempt = v.InferOutput<typeof Attempt>

export const newAttempt = (relayState: string | null): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
  ...(relayState !== null && relayState.length <= RELAY_STATE_LIMIT && { relayState }),
})

/**
 * The `Set-Cookie` that keeps an attempt, encrypted, in the browser that started it. Each attempt has a cookie of its
 * own, so that several tabs can sign in at once.
 */
export async function keepAttempt(deps: Dependencies, attempt: Attempt, url: URL): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000)
  const value = await new EncryptJWT(attempt)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(now + LIFETIME)
    .encrypt(await signingKey(deps, 'sign-in'))
  return cookie(attempt.state, value, url, LIFETIME)
}

/** The attempt of a `state`, if this browser started it and it has not expired. */
export async function readAttempt(
  deps: Dependencies,
  request: Request,
  state: string | null,
): Promise<Attempt | undefined> {
  const name = nameOf(state ?? '')
  const value = parse(request.headers.get('cookie') ?? '', name)[name]
  if (!value) return undefined
  for (const key of await verificationKeys(deps, 'sign-in')) {
    try {
      const { payload } = await jwtDecrypt(value, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        currentDate: deps.clock(),
      })
      const attempt = v.parse(Attempt, payload)
      if (attempt.state === state) return attempt
    } catch {
      // Encrypted with another key, expired, or not by us.
    }
  }
  return undefined
}

/** The `Set-Cookie` that removes an attempt: it can be used once. */
export const forgetAttempt = ({ state }: Attempt, url: URL): string => cookie(state, '', url, 0)

const nameOf = (state: string) => `wm_oidc_${state}`

const cookie = (state: string, value: string, url: URL, maxAge: number): string =>
  serialize(nameOf(state), value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
    maxAge,
  })
