import type { AuditValue } from '@waymark/domain/audit'
import { domainOf, type SignInPolicy, type SignInPolicyPatch } from '@waymark/domain/organisation'
import { and, asc, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import { changesBetween, recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import {
  defaultLevels,
  emailDomains,
  identities,
  organisations,
  secondFactors,
  sessions,
  sites,
  users,
} from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { refusal, refuse, throwIfAny } from '#refusal.ts'
import { ensureOwnSites } from './rights.ts'

type Needed = Pick<Dependencies, 'db' | 'settings'>
type Changes = SignInPolicyPatch['attributes']

/** What the caller's organisation decides about signing in. */
export async function readSignInPolicy({ db, settings }: Needed, caller: Caller): Promise<SignInPolicy | undefined> {
  const { organisationId } = caller
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId))
  if (!organisation) return undefined
  const domains = await db
    .select({ domain: emailDomains.domain })
    .from(emailDomains)
    .where(eq(emailDomains.organisationId, organisationId))
    .orderBy(asc(emailDomains.domain))
  const levels = await db
    .select({ site: sites, level: defaultLevels.level })
    .from(defaultLevels)
    .innerJoin(sites, eq(sites.id, defaultLevels.siteId))
    .where(eq(sites.organisationId, organisationId))
    .orderBy(asc(sites.name), asc(sites.id))
  return {
    id: organisationId,
    type: 'sign_in_policy',
    attributes: {
      two_factor_required: organisation.twoFactorRequired,
      domains: domains.map(({ domain }) => domain),
      creates_members: organisation.createsMembers,
      new_member_language: organisation.newMemberLanguage,
      password_sign_in: organisation.passwordSignIn,
      default_levels: levels.map(({ site, level }) => ({
        site_id: site.id,
        site_name: site.name,
        site_type: site.kind === 'app' ? 'ppms/app' : 'ppms/meta-site',
        level,
      })),
      provider: settings.oidc ? { name: settings.oidc.name, tried: await hasTried(db, caller) } : null,
    },
  }
}

/**
 * Changes it, from the next sign-in of each member. Requiring a second factor ends the sessions of all others who have none,
 * so that none of them works on without one; the caller is not signed out by their own click.
 */
export const changeSignInPolicy = (
  deps: Needed & Pick<Dependencies, 'clock' | 'ids'>,
  caller: Caller,
  changes: Changes,
  by: Initiator,
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const { settings } = deps
    const { organisationId } = caller
    const own = eq(organisations.id, organisationId)
    const [before] = await tx.select().from(organisations).where(own).for('update')
    const earlier = await auditValues({ db: tx, settings }, caller)
    if (changes.password_sign_in === false && before?.passwordSignIn) {
      if (!settings.oidc || !(await hasTried(tx, caller))) throw notTried()
    }
    const columns = {
      twoFactorRequired: changes.two_factor_required,
      createsMembers: changes.creates_members,
      newMemberLanguage: changes.new_member_language,
      passwordSignIn: changes.password_sign_in,
    }
    if (Object.values(columns).some((value) => value !== undefined)) {
      await tx.update(organisations).set(columns).where(own)
    }
    if (changes.two_factor_required && !before?.twoFactorRequired) await endSessionsWithoutSecondFactor(tx, caller)
    if (changes.domains) await replaceDomains(tx, organisationId, changes.domains)
    if (changes.default_levels) await replaceLevels(tx, organisationId, changes.default_levels)
    const recorded = changesBetween(earlier, await auditValues({ db: tx, settings }, caller))
    if (recorded.length === 0) return
    await recordAudit(tx, deps, by, {
      organisationId,
      action: 'sign_in_policy.changed',
      object: { type: 'organization', id: organisationId, name: caller.organisation },
      changes: recorded,
    })
    return undefined
  })

/** The policy as the audit log records it: the levels of new members as one text per site. */
async function auditValues(needed: Needed, caller: Caller): Promise<Record<string, AuditValue>> {
  const { attributes } = (await readSignInPolicy(needed, caller)) ?? {}
  if (!attributes) return {}
  const { provider: _, default_levels, ...plain } = attributes
  return { ...plain, default_levels: default_levels.map(({ site_name, level }) => `${site_name}: ${level}`) }
}

/**
 * Whether people with this e-mail address have to sign in through the provider. It depends on the domain alone, and
 * reveals of no address whether it has an account; members of other organisations keep their passwords.
 */
export async function isPasswordSignInOff({ db, settings }: Needed, email: string): Promise<boolean> {
  if (!settings.oidc) return false
  const [row] = await db
    .select({ by: organisations.id, member: users.organisationId })
    .from(emailDomains)
    .innerJoin(organisations, eq(organisations.id, emailDomains.organisationId))
    .leftJoin(users, eq(users.email, email))
    .where(and(eq(emailDomains.domain, domainOf(email)), eq(organisations.passwordSignIn, false)))
  return row !== undefined && (row.member === null || row.member === row.by)
}

/** Refuses an e-mail address whose user could not sign in with a password. */
export async function ensurePasswordSignIn(needed: Needed, email: string): Promise<void> {
  if (!(await isPasswordSignInOff(needed, email))) return
  throw refuse('PASSWORD_SIGN_IN_OFF_ERROR', 'People of this e-mail domain sign in through the provider')
}

async function endSessionsWithoutSecondFactor(tx: Database, { id, organisationId }: Caller): Promise<void> {
  const withSecondFactor = tx
    .select({ id: secondFactors.userId })
    .from(secondFactors)
    .where(isNotNull(secondFactors.confirmedAt))
  const without = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organisationId, organisationId),
        eq(users.kind, 'person'),
        ne(users.id, id),
        notInArray(users.id, withSecondFactor),
      ),
    )
  await tx.delete(sessions).where(inArray(sessions.userId, without))
}

/** Whether a user has signed in through the provider. */
const hasTried = async (db: Database, { id }: Caller) => (await db.$count(identities, eq(identities.userId, id))) > 0

const notTried = () =>
  refuse(
    'INVALID_JSON_ERROR',
    'attributes.password_sign_in can be turned off once you signed in through the provider',
    {
      field: ['data', 'attributes', 'password_sign_in'],
      rule: { keyword: 'provider-not-tried' },
    },
  )

async function replaceDomains(tx: Database, organisationId: string, domains: readonly string[]): Promise<void> {
  await tx.delete(emailDomains).where(eq(emailDomains.organisationId, organisationId))
  if (domains.length === 0) return
  const added = await tx
    .insert(emailDomains)
    .values(domains.map((domain) => ({ domain, organisationId })))
    .onConflictDoNothing()
    .returning()
  const own = new Set(added.map(({ domain }) => domain))
  throwIfAny(
    domains.flatMap((domain, index) =>
      own.has(domain)
        ? []
        : refusal('INVALID_JSON_ERROR', `attributes.domains.${index} belongs to another organization`, {
            field: ['data', 'attributes', 'domains', index],
            rule: { keyword: 'domain-taken' },
          }),
    ),
  )
}

async function replaceLevels(
  tx: Database,
  organisationId: string,
  levels: NonNullable<Changes['default_levels']>,
): Promise<void> {
  const own = await ensureOwnSites(tx, organisationId, levels, ['data', 'attributes', 'default_levels'])
  await tx.delete(defaultLevels).where(inArray(defaultLevels.siteId, own))
  if (levels.length > 0) {
    await tx.insert(defaultLevels).values(levels.map(({ site_id, level }) => ({ siteId: site_id, level })))
  }
}
