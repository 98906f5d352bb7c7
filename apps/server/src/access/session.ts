import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { organisations, sessions, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { readToken } from './token.ts'

/** A session ends this long after the last call, in seconds. */
export const IDLE_LIMIT = 1800
/** A session ends this long after sign-in at the latest, in seconds. */
export const SESSION_LIMIT = 12 * 60 * 60

/** A live session and when it ends unless another call comes. */
interface LiveSession {
  readonly caller: Caller
  readonly endsAt: Date
}

/** Starts a session and gives the secret for its cookie: 128 random bits, of which only the hash is kept. */
export async function startSession({ db, clock, ids }: Dependencies, userId: string): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  const createdAt = clock()
  await db.insert(sessions).values({
    id: ids(),
    userId,
    secretHash: hashOf(secret),
    createdAt,
    endsAt: new Date(createdAt.getTime() + IDLE_LIMIT * 1000),
  })
  return secret
}

/** The session of a cookie, extended by this call. */
export const sessionOfCookie = (deps: Dependencies, secret: string) =>
  extendSession(deps, eq(sessions.secretHash, hashOf(secret)))

/** The session of a token, extended by this call. A token without a live session is worth nothing. */
export async function sessionOfToken(deps: Dependencies, token: string): Promise<LiveSession | undefined> {
  const claims = await readToken(deps, token)
  return claims && extendSession(deps, and(eq(sessions.id, claims.sid), eq(sessions.userId, claims.sub)))
}

/** Ends the session of a cookie, and every token of it. */
export const endSession = ({ db }: Dependencies, secret: string) =>
  db.delete(sessions).where(eq(sessions.secretHash, hashOf(secret)))

async function extendSession(
  { db, clock }: Dependencies,
  which: ReturnType<typeof and>,
): Promise<LiveSession | undefined> {
  const now = clock()
  const [row] = await db
    .select({ session: sessions, user: users, organisation: organisations.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(which, gt(sessions.endsAt, now)))
  if (!row) return undefined
  const { session, user, organisation } = row
  const limit = session.createdAt.getTime() + SESSION_LIMIT * 1000
  const endsAt = new Date(Math.min(now.getTime() + IDLE_LIMIT * 1000, limit))
  // The API gives the end in whole seconds, so calls within one second share one write.
  if (endsAt.getTime() - session.endsAt.getTime() >= 1000) {
    await db.update(sessions).set({ endsAt }).where(eq(sessions.id, session.id))
  }
  const { id, email, role, language, organisationId } = user
  return { caller: { id, email, role, language, organisationId, organisation, sessionId: session.id }, endsAt }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
