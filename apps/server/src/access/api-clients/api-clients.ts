import { randomBytes } from 'node:crypto'
import type { AuditAction, AuditChange } from '@waymark/domain/audit'
import type { ApiClientCreate, ApiClientPatch } from '@waymark/domain/organisation'
import { and, eq, gt } from 'drizzle-orm'
import { changesBetween, recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { apiClients, sessions, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDateOrNull } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'
import type { UserRow } from '../people.ts'
import { newSecret, secretHash } from '../secret-hash.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids'>

/** A client with its account, whose `email` is the client id. */
export interface ApiClientRow {
  readonly client: typeof apiClients.$inferSelect
  readonly user: UserRow
}

/** A client and its new secret, of which the database keeps only the hash. */
export interface NewSecret {
  readonly row: ApiClientRow
  readonly secret: string
}

/** Makes a client without rights on any site; `by` is who does it. */
export async function createApiClient(
  deps: Needed,
  organisationId: string,
  { name, ends_at }: ApiClientCreate['attributes'],
  by: Initiator,
): Promise<NewSecret> {
  const { db, clock, ids } = deps
  const at = clock()
  const endsAt = endOf(ends_at, at)
  const secret = newClientSecret()
  const row = await db.transaction(async (tx) => {
    const account = { passwordHash: '', role: 'USER', language: 'en', createdAt: at, updatedAt: at } as const
    const [user] = await tx
      .insert(users)
      .values({ id: ids(), organisationId, kind: 'client', email: randomBytes(4).toString('hex'), ...account })
      .onConflictDoNothing()
      .returning()
    if (!user) return undefined
    const [client] = await tx
      .insert(apiClients)
      .values({ userId: user.id, name, secretHash: secretHash(secret), endsAt, createdBy: nameOf(by) })
      .returning()
    if (!client) return undefined
    await recordClient(tx, deps, by, { action: 'client.created', row: { client, user }, changes: endChange(endsAt) })
    return { client, user }
  })
  // Another client has this client id.
  return row ? { row, secret } : createApiClient(deps, organisationId, { name, ends_at }, by)
}

/** The client of an organisation with this id. */
export async function findApiClient(
  db: Database,
  organisationId: string,
  id: string,
): Promise<ApiClientRow | undefined> {
  const [row] = await db
    .select({ client: apiClients, user: users })
    .from(apiClients)
    .innerJoin(users, eq(users.id, apiClients.userId))
    .where(and(eq(users.id, id), eq(users.organisationId, organisationId)))
  return row
}

/** Changes name and end. An earlier end holds for tokens that have been given, too. */
export const changeApiClient = (
  deps: Needed,
  { user }: ApiClientRow,
  { name, ends_at }: ApiClientPatch['attributes'],
  by: Initiator,
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const { clock } = deps
    const before = await lockActive(tx, user.id)
    const endsAt = ends_at === undefined ? undefined : endOf(ends_at, clock())
    const changes = { ...(name !== undefined && { name }), ...(endsAt !== undefined && { endsAt }) }
    if (Object.keys(changes).length === 0) return
    await tx.update(apiClients).set(changes).where(eq(apiClients.userId, user.id))
    await tx.update(users).set({ updatedAt: clock() }).where(eq(users.id, user.id))
    const client = { ...before, ...changes }
    const recorded = changesBetween(valuesOf(before), valuesOf(client))
    if (recorded.length > 0) {
      await recordClient(tx, deps, by, { action: 'client.changed', row: { client, user }, changes: recorded })
    }
    if (endsAt) {
      await tx
        .update(sessions)
        .set({ endsAt })
        .where(and(eq(sessions.userId, user.id), gt(sessions.endsAt, endsAt)))
    }
    return undefined
  })

/** Gives a client a new secret; the old one and its tokens end at once. */
export function rotateSecret(deps: Needed, { user }: ApiClientRow, by: Initiator): Promise<NewSecret> {
  const secret = newClientSecret()
  return deps.db.transaction(async (tx) => {
    await lockActive(tx, user.id)
    const [client] = await tx
      .update(apiClients)
      .set({ secretHash: secretHash(secret), secretRotatedAt: deps.clock(), secretRotatedBy: nameOf(by) })
      .where(eq(apiClients.userId, user.id))
      .returning()
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    if (!client) throw new Error('The client has gone while it was locked')
    await recordClient(tx, deps, by, { action: 'client.secret_rotated', row: { client, user } })
    return { row: { client, user }, secret }
  })
}

/** Ends a client and its tokens at once, for good. To do it again changes nothing. */
export const revokeApiClient = (deps: Needed, { user }: ApiClientRow, by: Initiator): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const [client] = await lock(tx, user.id)
    if (client && !client.revokedAt) {
      await tx.update(apiClients).set({ revokedAt: deps.clock() }).where(eq(apiClients.userId, user.id))
      await recordClient(tx, deps, by, { action: 'client.revoked', row: { client, user } })
    }
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    return undefined
  })

const lock = (tx: Database, userId: string) =>
  tx.select().from(apiClients).where(eq(apiClients.userId, userId)).for('update')

async function lockActive(tx: Database, userId: string): Promise<ApiClientRow['client']> {
  const [client] = await lock(tx, userId)
  if (client && !client.revokedAt) return client
  throw refuse('API_CLIENT_REVOKED_ERROR', 'A client that was revoked cannot be changed')
}

/** Records what was done with a client. */
export const recordClient = (
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  by: Initiator,
  { action, row, changes = [] }: { action: AuditAction; row: ApiClientRow; changes?: readonly AuditChange[] },
): Promise<void> =>
  recordAudit(tx, deps, by, {
    organisationId: row.user.organisationId,
    action,
    object: { type: 'client', id: row.user.id, name: row.client.name },
    changes,
  })

const valuesOf = ({ name, endsAt }: Pick<ApiClientRow['client'], 'name' | 'endsAt'>) => ({
  name,
  ends_at: wireDateOrNull(endsAt),
})

/** What the audit log records of the end of a new client, if it has one. */
const endChange = (endsAt: Date | null) => changesBetween({}, { ends_at: wireDateOrNull(endsAt) })

/** The author that a client's row names; null for the command line. */
const nameOf = ({ actor }: Initiator) => (actor.id === null ? null : actor.name)

function endOf(text: string | null, now: Date): Date | null {
  if (text === null) return null
  const end = new Date(text)
  if (end > now) return end
  throw refuse('INVALID_JSON_ERROR', 'attributes.ends_at must be in the future', {
    field: ['data', 'attributes', 'ends_at'],
    rule: { keyword: 'not-in-the-future' },
  })
}

/** The prefix lets scanners of source code find secrets that were committed. */
const newClientSecret = () => `wms_${newSecret()}${newSecret()}`
