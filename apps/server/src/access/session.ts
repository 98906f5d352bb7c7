import { SESSION_LENGTH_MS } from '@waymark/domain/session'
import { and, eq, gt } from 'drizzle-orm'
import { apiClients, organisations, sessions, users } from '#database/tables/index.ts'
import type { Initiator, SignInMethod } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { recordLastUse } from './api-clients/last-use.ts'
import type { Client } from './client.ts'
import { recordSignIn } from './record-sign-in.ts'
import { newSecret, secretHash } from './secret-hash.ts'
import { readToken } from './token.ts'

/** A session ends this long after the last call, in seconds. */
export const IDLE_LIMIT = SESSION_LENGTH_MS / 1000
/** A session ends this long after sign-in at the latest, in seconds. */
export const SESSION_LIMIT = 12 * 60 * 60
/** How exact the last use of a session is, in milliseconds. */
const EXACTNESS = 60_000

/** A live session and when it ends unless another call comes. */
interface LiveSession {
  readonly caller: Caller
  readonly endsAt: Date
}

/** Starts a session of a user who has signed in, and gives the secret for its cookie; only the hash is kept. */
export async function startSession(
  { db, clock, ids }: Dependencies,
  userId: string,
  { client: { address, userAgent }, method }: { client: Pick<Client, 'address' | 'userAgent'>; method: SignInMethod },
): Promise<string> {
  const secret = newSecret()
  const createdAt = clock()
  await db.insert(sessions).values({
    id: ids(),
    userId,
    secretHash: secretHash(secret),
    createdAt,
    lastUsedAt: createdAt,
    lastUsedFrom: address,
    userAgent,
    signedInWith: method,
    endsAt: new Date(createdAt.getTime() + IDLE_LIMIT * 1000),
  })
  await db.update(users).set({ lastSignInAt: createdAt }).where(eq(users.id, userId))
  return secret
}

/** The session of a cookie, extended by this call. */
export const sessionOfCookie = (deps: Dependencies, secret: string, address: string) =>
  findSession(deps, eq(sessions.secretHash, secretHash(secret))).then((live) => extend(deps, live, address))

/**
 * The session of a token, extended by this call unless it is made in the background; that of an API client has a fixed end.
 * A token without a live session is worth nothing.
 */
export async function sessionOfToken(
  deps: Dependencies,
  token: string,
  { background, address }: { background: boolean; address: string },
): Promise<LiveSession | undefined> {
  const claims = await readToken(deps, token)
  if (!claims) return undefined
  const which = and(eq(sessions.id, claims.sid), eq(sessions.userId, claims.sub))
  const live = await findSession(deps, which)
  if (live?.client) await recordLastUse(deps, live.client, address)
  return background || live?.client ? live : extend(deps, live, address)
}

/** Ends the session of a cookie, and every token of it. */
export const endSession = (deps: Dependencies, secret: string, by: Initiator): Promise<void> =>
  deps.db.transaction(async (db) => {
    const [ended] = await db
      .delete(sessions)
      .where(eq(sessions.secretHash, secretHash(secret)))
      .returning()
    if (ended) await recordSignIn({ ...deps, db }, ended.userId, by, { action: 'sign_in.ended' })
  })

type Which = ReturnType<typeof and>

async function extend(
  deps: Dependencies,
  live: FoundSession | undefined,
  address: string,
): Promise<LiveSession | undefined> {
  if (!live) return undefined
  const limit = live.createdAt.getTime() + SESSION_LIMIT * 1000
  const now = deps.clock()
  const endsAt = new Date(Math.min(now.getTime() + IDLE_LIMIT * 1000, limit))
  // The API gives the end in whole seconds, so calls within one second share one write.
  const isLater = endsAt.getTime() - live.endsAt.getTime() >= 1000
  const isUsed = now.getTime() - live.lastUsedAt.getTime() >= EXACTNESS || address !== live.lastUsedFrom
  if (isLater || isUsed) {
    const use = isUsed ? { lastUsedAt: now, lastUsedFrom: address } : {}
    await deps.db
      .update(sessions)
      .set({ endsAt, ...use })
      .where(eq(sessions.id, live.caller.sessionId))
  }
  return { ...live, endsAt }
}

interface FoundSession extends LiveSession {
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly lastUsedFrom: string | null
  /** Absent for a person. */
  readonly client: typeof apiClients.$inferSelect | null
}

async function findSession({ db, clock }: Dependencies, which: Which): Promise<FoundSession | undefined> {
  const now = clock()
  const [row] = await db
    .select({ session: sessions, user: users, organisation: organisations.name, client: apiClients })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(apiClients, eq(apiClients.userId, users.id))
    .where(and(which, gt(sessions.endsAt, now)))
  if (!row) return undefined
  const { session, user, organisation, client } = row
  const { id, kind, name, role, language, organisationId } = user
  const email = client?.name ?? user.email
  const { endsAt, createdAt, lastUsedAt, lastUsedFrom } = session
  const method = client ? 'client-secret' : session.signedInWith
  const signedIn = method ? { with: method, at: createdAt.toISOString() } : undefined
  const sessionId = session.id
  const caller = { id, kind, email, name, role, language, organisationId, organisation, sessionId, signedIn }
  return { caller, endsAt, createdAt, lastUsedAt, lastUsedFrom, client }
}
