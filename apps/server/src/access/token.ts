import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { installation } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'

/** How long a token is valid, in seconds. */
const TOKEN_LIFE = 300

const Claims = v.object({ sub: v.string(), sid: v.string() })

/** A signed token for one session, valid for a few minutes. */
export async function signToken(deps: Dependencies, caller: Caller): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000)
  return new SignJWT({ email: caller.email, organization: caller.organisation, sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(caller.id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE)
    .sign(await installationKey(deps, 'token'))
}

/** Ids of the user and session of a token; undefined when it is not ours, or has expired. */
export async function readToken(deps: Dependencies, token: string): Promise<v.InferOutput<typeof Claims> | undefined> {
  try {
    const { payload } = await jwtVerify(token, await installationKey(deps, 'token'), {
      algorithms: ['HS256'],
      currentDate: deps.clock(),
    })
    return v.parse(Claims, payload)
  } catch {
    return undefined
  }
}

/**
 * A secret key of the installation: 32 random bytes under a name, made when first needed and the same for every process
 * from then on.
 */
export async function installationKey(
  { db, caches }: Pick<Dependencies, 'db' | 'caches'>,
  name: 'token' | 'debug-token',
): Promise<Uint8Array> {
  const cached = caches.keys.get(name)
  if (cached) return cached
  const key = `key/${name}`
  const value = { secret: randomBytes(32).toString('base64') }
  await db.insert(installation).values({ key, value }).onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.key, key))
  const secret = Buffer.from(String(row?.value.secret), 'base64')
  caches.keys.set(name, secret)
  return secret
}
