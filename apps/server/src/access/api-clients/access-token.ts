import type { AccessToken, TokenRequest } from '@waymark/domain/organisation'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { apiClients, organisations, sessions, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { CallRate } from '#http/call-rate.ts'
import type { Caller } from '#http/caller.ts'
import { type Refused, refuse } from '#refusal.ts'
import { TOKEN_LIFETIMES } from '#secrets/signing-keys.ts'
import { countAttempt, deleteOldAttempts } from '../attempt-limit.ts'
import { clientNetwork } from '../client-network.ts'
import { newSecret, secretHash } from '../secret-hash.ts'
import { signToken } from '../token.ts'
import { recordClient } from './api-clients.ts'
import { recordLastUse } from './last-use.ts'
import { stateOf } from './state.ts'

/** Wrong secrets that are allowed for a client id from one network. */
const ALLOWED_PER_CLIENT = 5
/** Wrong secrets that are allowed from one network, for all client ids together. */
const ALLOWED_PER_NETWORK = 30

/** Who requests a token from where, and the rate limit that the request counts against. */
interface TokenCall {
  readonly address: string
  readonly callRate: CallRate
  readonly by: Initiator
}

/** Issues an access token. It ends with the client, and at once when the client is revoked or gets a new secret. */
export async function issueAccessToken(
  deps: Dependencies,
  { grant_type, client_id, client_secret }: TokenRequest,
  { address, callRate, by }: TokenCall,
): Promise<{ token: AccessToken; headers: Readonly<Record<string, string>> }> {
  if (grant_type !== 'client_credentials') {
    throw refuse('UNSUPPORTED_GRANT_TYPE_ERROR', 'grant_type must be client_credentials', { field: ['grant_type'] })
  }
  const started = await deps.db.transaction(async (tx) => {
    const found = await lockClient(tx, client_id)
    if (found?.client.secretHash !== secretHash(client_secret)) return undefined
    return startClientSession({ ...deps, db: tx }, found, { address, callRate, by })
  })
  if (!started) throw await wrongSecret(deps, client_id, address)
  const { caller, life, headers } = started
  return {
    token: { token_type: 'Bearer', expires_in: life, access_token: await signToken(deps, caller, life) },
    headers,
  }
}

/** The client with a client id, locked, so that it is not revoked or given a new secret while a token is issued. */
async function lockClient(tx: Database, clientId: string) {
  const [found] = await tx
    .select({ client: apiClients, user: users, organisation: organisations.name })
    .from(apiClients)
    .innerJoin(users, eq(users.id, apiClients.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.email, clientId))
    .for('update', { of: apiClients })
  return found
}

/** The session that backs a token; `life` is in seconds. */
async function startClientSession(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  { client, user, organisation }: NonNullable<Awaited<ReturnType<typeof lockClient>>>,
  { address, callRate, by }: TokenCall,
): Promise<{ caller: Caller; life: number; headers: Readonly<Record<string, string>> }> {
  const { db, clock, ids } = deps
  const now = clock()
  const state = stateOf(client, now)
  if (state !== 'active') throw invalidClient(`This client has ${state === 'ended' ? 'ended' : 'been revoked'}`)
  const { headers, refused } = callRate.count(user.id)
  if (refused) throw refused
  const life = Math.min(TOKEN_LIFETIMES.token, client.endsAt ? secondsUntil(client.endsAt, now) : Infinity)
  const endsAt = new Date(Math.min(now.getTime() + life * 1000, client.endsAt?.getTime() ?? Infinity))
  const sessionId = ids()
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), lte(sessions.endsAt, now)))
  await db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    secretHash: secretHash(newSecret()),
    createdAt: now,
    lastUsedAt: now,
    endsAt,
  })
  await recordLastUse(deps, client, address)
  const signedIn: Initiator = { ...by, actor: { type: 'client', id: user.id, name: client.name } }
  await recordClient(db, deps, signedIn, { action: 'client.signed_in', row: { client, user } })
  return { caller: { ...user, email: client.name, organisation, sessionId }, life, headers }
}

/**
 * Counts a wrong secret and gives the refusal. A right one is never refused because of wrong ones: secrets are too long to be
 * guessed, and a script with an old secret must not lock out the others of its network.
 */
async function wrongSecret(deps: Dependencies, clientId: string, address: string): Promise<Refused> {
  const network = clientNetwork(address)
  await deleteOldAttempts(deps)
  await countAttempt(deps, [
    { of: ['client', 'network', network, clientId], allowed: ALLOWED_PER_CLIENT },
    { of: ['client', 'network', network], allowed: ALLOWED_PER_NETWORK },
  ])
  return invalidClient('This client id and secret do not belong together')
}

const invalidClient = (detail: string) => refuse('INVALID_CLIENT_ERROR', detail)

const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000)
