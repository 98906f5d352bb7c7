import type { AuditAction, AuditChange } from '@waymark/domain/audit'
import { type CdpAccess, MODULES, type ModuleId } from '@waymark/domain/licence'
import type { User, UserCreate, UserPatch } from '@waymark/domain/user'
import { and, eq, ne } from 'drizzle-orm'
import { changesBetween, recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { accessLevels, cdpAccess, licences, modules, organisations, sites, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { refuse } from '#refusal.ts'
import { replacePassword } from './replace-password.ts'
import { ensureOwnSites } from './rights.ts'
import { ensureStrongPassword } from './weak-password.ts'

export type UserRow = typeof users.$inferSelect

/** What an organisation begins with. */
interface NewOrganisation {
  readonly name: string
  readonly modules: readonly ModuleId[]
  readonly cdp: CdpAccess['data']['state']
}

/** Modules of an organisation for which nothing else is chosen: all but the customer data platform. */
export const USUAL_MODULES: readonly ModuleId[] = MODULES.filter((id) => id !== 'customer_data_platform')

/** Creates an organisation with an unlimited licence for its modules, and gives its id. */
export async function createOrganisation(
  { db, clock, ids }: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  wanted: NewOrganisation,
): Promise<string> {
  const id = ids()
  await db.transaction(async (tx) => {
    await tx.insert(organisations).values({ id, name: wanted.name, createdAt: clock() })
    await tx.insert(licences).values({
      organisationId: id,
      status: 'active',
      expiresAt: null,
      inactiveAt: null,
      modules: [...wanted.modules],
      plan: { type: 'business', traffic_limit: null },
      isTrial: false,
    })
    await tx.insert(modules).values(wanted.modules.map((module) => ({ organisationId: id, module })))
    await tx.insert(cdpAccess).values({ organisationId: id, state: wanted.cdp })
  })
  return id
}

/**
 * Adds a member to an organisation with their levels. E-mail addresses are unique in the whole installation, regardless of
 * case. A member without a password sets one by a link, or signs in through the provider.
 */
export async function createUser(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'passwords'>,
  organisationId: string,
  wanted: UserCreate,
  by: Initiator,
): Promise<UserRow> {
  const { db, clock, ids, passwords } = deps
  const { email, name = '', password, role, language, levels = [] } = wanted.attributes
  await ensureEmailIsFree(db, email)
  if (password !== undefined) {
    await ensureStrongPassword(password, { email, organisation: await organisationName(db, organisationId) })
  }
  const passwordHash = password === undefined ? '' : await passwords.hash(password)
  const id = wanted.id ?? ids()
  const at = clock()
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id, organisationId, email, name, passwordHash, role, language, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning()
    if (!user) {
      // The address was taken while the password was being hashed, or else the id is taken.
      await ensureEmailIsFree(tx, email)
      throw refuse('NOT_UNIQUE_ID_ERROR', 'Another user has this id', { field: ['data', 'id'] })
    }
    await ensureOwnSites(tx, organisationId, levels, ['data', 'attributes', 'levels'])
    if (levels.length > 0) {
      await tx.insert(accessLevels).values(levels.map(({ site_id, level }) => ({ siteId: site_id, userId: id, level })))
    }
    await recordPerson(tx, deps, by, {
      action: 'person.created',
      user,
      changes: [...changesBetween({}, { name: name || undefined, role, language }), ...(await givenLevels(tx, id))],
    })
    return user
  })
}

/** Changes a member. A new password ends all their sessions and links. The last owner cannot become anything else. */
export async function changeUser(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'passwords'>,
  user: UserRow,
  { email, name, password, role, language }: UserPatch['attributes'],
  by: Initiator,
): Promise<undefined> {
  const { db, clock, passwords } = deps
  if (password !== undefined) {
    const organisation = await organisationName(db, user.organisationId)
    await ensureStrongPassword(password, { email: email ?? user.email, organisation })
  }
  const passwordHash = password === undefined ? undefined : await passwords.hash(password)
  await db.transaction(async (tx) => {
    if (role === 'USER') await ensureAnotherOwner(tx, user)
    if (email !== undefined) await ensureEmailIsFree(tx, email, user.id)
    if (passwordHash !== undefined) await replacePassword(tx, user.id, passwordHash)
    await tx.update(users).set({ email, name, role, language, updatedAt: clock() }).where(eq(users.id, user.id))
    const changed = { ...user, email: email ?? user.email }
    const changes = changesBetween(
      { email: user.email, name: user.name, role: user.role, language: user.language },
      { email, name, role, language },
    )
    if (changes.length > 0) await recordPerson(tx, deps, by, { action: 'person.changed', user: changed, changes })
    if (passwordHash !== undefined) await recordPerson(tx, deps, by, { action: 'password.changed', user: changed })
  })
}

/**
 * Removes a member with their sessions and rights. What they did stays signed with their address. Owners cannot
 * remove themselves, so that a click on the wrong row locks none of them out.
 */
export const removeUser = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  user: UserRow,
  { caller, by }: { caller: Pick<Caller, 'id'>; by: Initiator },
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    if (user.id === caller.id) throw refuse('FORBIDDEN_ERROR', 'You cannot remove yourself; another owner can')
    if (user.role === 'OWNER') await ensureAnotherOwner(tx, user)
    const removed = await tx.delete(users).where(eq(users.id, user.id)).returning({ id: users.id })
    if (removed.length > 0) await recordPerson(tx, deps, by, { action: 'person.removed', user })
    return undefined
  })

/** Records what was done with a member. */
export const recordPerson = (
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  by: Initiator,
  {
    action,
    user,
    changes = [],
  }: {
    action: AuditAction
    user: Pick<UserRow, 'id' | 'email' | 'organisationId'>
    changes?: readonly AuditChange[]
  },
): Promise<void> =>
  recordAudit(tx, deps, by, {
    organisationId: user.organisationId,
    action,
    object: { type: 'person', id: user.id, name: user.email },
    changes,
  })

/** The levels that a new member begins with, as changes by site. */
export async function givenLevels(tx: Database, userId: string): Promise<AuditChange[]> {
  const rows = await tx
    .select({ of: sites.name, level: accessLevels.level })
    .from(accessLevels)
    .innerJoin(sites, eq(sites.id, accessLevels.siteId))
    .where(eq(accessLevels.userId, userId))
    .orderBy(sites.name)
  return rows.map(({ of, level }) => ({ field: 'level', of, before: 'none', after: level }))
}

/** The person with an e-mail address in lower case; API clients are no persons. */
export async function findPerson(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.kind, 'person')))
  return user
}

/** Refuses an address that another user of the installation, in any organisation, has. */
async function ensureEmailIsFree(db: Database, email: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(users.id, except)
  if ((await db.$count(users, and(eq(users.email, email), others))) === 0) return
  throw refuse('INVALID_JSON_ERROR', 'attributes.email belongs to another user', {
    field: ['data', 'attributes', 'email'],
    rule: { keyword: 'email-taken' },
  })
}

/**
 * Makes sure that an organisation keeps an owner when this user stops being one. Locks the organisation's row, so that
 * two owners cannot remove each other at the same time.
 */
async function ensureAnotherOwner(tx: Database, { id, organisationId }: UserRow): Promise<void> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update')
  const others = and(eq(users.organisationId, organisationId), eq(users.role, 'OWNER'), ne(users.id, id))
  if ((await tx.$count(users, others)) > 0) return
  throw refuse('FORBIDDEN_ERROR', 'An organisation keeps at least one owner')
}

/** Name of an organisation. */
export async function organisationName(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, id))
  return row?.name ?? ''
}

/** A member of an organisation; undefined when it has none of that id. */
export async function findUser(db: Database, organisationId: string, id: string): Promise<UserRow | undefined> {
  const account = await findAccount(db, organisationId, id)
  return account?.kind === 'person' ? account : undefined
}

/** The account of a member or of an API client of an organisation. */
export async function findAccount(db: Database, organisationId: string, id: string): Promise<UserRow | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.organisationId, organisationId)))
  return account
}

/** A user as the API shows them; the organisation goes by its name. */
export const presentUser = (
  { id, email, name, role, language }: Pick<UserRow, 'id' | 'email' | 'name' | 'role' | 'language'>,
  organization: string,
): User => ({ id, type: 'ppms/user', attributes: { email, name, role, language, organization } })
