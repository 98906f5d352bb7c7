import { domainOf } from '@waymark/domain/organisation'
import { and, eq, sql } from 'drizzle-orm'
import { changesBetween } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import {
  accessLevels,
  defaultLevels,
  emailDomains,
  identities,
  organisations,
  sites,
  users,
} from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { asMember } from '#http/initiator-of-call.ts'
import { givenLevels, recordPerson, type UserRow } from '../people.ts'
import { SignInFailed } from './problem.ts'
import type { Identity } from './provider.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids'>

/**
 * The member who has signed in: known by issuer and subject, the first time by a verified e-mail address, else created
 * if the organisation of the address's domain wants that. Throws `SignInFailed`.
 */
export const memberOf = (deps: Needed, identity: Identity, by: Initiator): Promise<UserRow> =>
  deps.db.transaction(async (tx) => {
    // Two first sign-ins of one person at the same time create one member.
    const key = identity.verifiedEmail ?? identity.subject
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`)
    const linked = await linkedMember(tx, identity)
    const email = linked?.email ?? identity.verifiedEmail
    if (email === undefined) throw new SignInFailed('email-not-verified')
    const organisationId = await organisationOf(tx, email)
    const member = linked ?? (await memberByEmail(tx, email))
    if (!member) return createMember({ ...deps, db: tx }, { ...identity, email, organisationId }, by)
    if (member.organisationId !== organisationId) throw new SignInFailed('domain-not-allowed')
    if (!linked) await link({ ...deps, db: tx }, identity, member.id)
    return member
  })

async function linkedMember(tx: Database, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.user
}

async function memberByEmail(tx: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.email, email))
  return row
}

/** The organisation whose people have addresses of this domain. */
async function organisationOf(tx: Database, email: string): Promise<string> {
  const [row] = await tx
    .select()
    .from(emailDomains)
    .where(eq(emailDomains.domain, domainOf(email)))
  if (!row) throw new SignInFailed('domain-not-allowed')
  return row.organisationId
}

/** From now on the member is known by issuer and subject. A member has one account at a provider. */
async function link({ db, clock }: Needed, { issuer, subject }: Identity, userId: string): Promise<void> {
  const linked = await db
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: clock() })
    .onConflictDoNothing()
    .returning()
  if (linked.length === 0) throw new SignInFailed('other-account')
}

/** Creates a member without a password, with the levels that the organisation gives to new members. */
async function createMember(
  deps: Needed,
  identity: Identity & { readonly email: string; readonly organisationId: string },
  by: Initiator,
): Promise<UserRow> {
  const { db, clock, ids } = deps
  const { email, organisationId } = identity
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId))
  if (!organisation?.createsMembers) throw new SignInFailed('no-account')
  const at = clock()
  const [user] = await db
    .insert(users)
    .values({
      id: ids(),
      organisationId,
      email,
      passwordHash: '',
      role: 'USER',
      language: organisation.newMemberLanguage,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!user) throw new SignInFailed('failed')
  const levels = await db
    .select({ siteId: defaultLevels.siteId, level: defaultLevels.level })
    .from(defaultLevels)
    .innerJoin(sites, eq(sites.id, defaultLevels.siteId))
    .where(eq(sites.organisationId, organisationId))
  if (levels.length > 0) await db.insert(accessLevels).values(levels.map((level) => ({ ...level, userId: user.id })))
  await link(deps, identity, user.id)
  const first = changesBetween({}, { role: user.role, language: user.language })
  const changes = [...first, ...(await givenLevels(db, user.id))]
  await recordPerson(db, deps, asMember(by, user), { action: 'person.created', user, changes })
  return user
}
