import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from './caller.ts'
import { installationKey } from './keys.ts'
import { TOKEN_LIFE } from './limits.ts'

const Claims = v.object({ sub: v.string(), sid: v.string() })

/** A signed token for one session, good for a few minutes. */
export async function signToken({ db, clock }: Dependencies, caller: Caller): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ email: caller.email, organization: caller.organisation, sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(caller.id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE)
    .sign(await installationKey(db, 'token'))
}

/** User and session a token speaks for; undefined when it is not ours, or over. */
export async function readToken(
  { db, clock }: Dependencies,
  token: string,
): Promise<{ sub: string; sid: string } | undefined> {
  try {
    const { payload } = await jwtVerify(token, await installationKey(db, 'token'), {
      algorithms: ['HS256'],
      currentDate: clock(),
    })
    return v.parse(Claims, payload)
  } catch {
    return undefined
  }
}
