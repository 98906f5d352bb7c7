import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { signingKey, TOKEN_LIVES, verificationKeys } from '#secrets/signing-keys.ts'

const Claims = v.object({ sub: v.string(), sid: v.string() })

/** A signed token for one session, valid for a few minutes. */
export async function signToken(deps: Dependencies, caller: Caller): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000)
  return new SignJWT({ email: caller.email, organization: caller.organisation, sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(caller.id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIVES.token)
    .sign(await signingKey(deps, 'token'))
}

/** Ids of the user and session of a token; undefined when it is not ours, or has expired. */
export async function readToken(deps: Dependencies, token: string): Promise<v.InferOutput<typeof Claims> | undefined> {
  for (const key of await verificationKeys(deps, 'token')) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: deps.clock() })
      return v.parse(Claims, payload)
    } catch {
      // Signed with another key, or not by us.
    }
  }
  return undefined
}
