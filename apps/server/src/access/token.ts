import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { signingKey, verificationKeys } from '#secrets/signing-keys.ts'

const Claims = v.object({ sub: v.string(), sid: v.string() })

/** How long the token of a person is valid, in seconds; their browser gets the next one while the session lives. */
const PERSON_TOKEN_LIFE = 300

/** A signed token for one session, valid for `life` seconds. */
export async function signToken(deps: Dependencies, caller: Caller, life = PERSON_TOKEN_LIFE): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000)
  const { email, organisation, sessionId } = caller
  const claims = caller.kind === 'client' ? { org: organisation } : { email, organization: organisation }
  return new SignJWT({ ...claims, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(caller.id)
    .setIssuedAt(now)
    .setExpirationTime(now + life)
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
