import type { Member } from '@waymark/domain/organisation'
import { type AccessEntry, type AccessLevel, type Action, LEVELS } from '@waymark/domain/permission'
import type { GivenLevels } from '@waymark/domain/user'
import { DefaultLevel } from '@waymark/domain/user'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { accessLevels, apiClients, siteMetaSites, sites, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller, VisibleSite } from '#http/caller.ts'
import { refusal, throwIfAny } from '#refusal.ts'
import { stateOf } from './api-clients/state.ts'

/** Gives a user a level on a site or meta-site, in place of the present one; `none` takes everything away. */
export async function grant(
  db: Database,
  { siteId, userId, level }: { siteId: string; userId: string; level: AccessLevel },
): Promise<void> {
  if (level === 'none') {
    await db.delete(accessLevels).where(and(eq(accessLevels.siteId, siteId), eq(accessLevels.userId, userId)))
    return
  }
  await db
    .insert(accessLevels)
    .values({ siteId, userId, level })
    .onConflictDoUpdate({ target: [accessLevels.siteId, accessLevels.userId], set: { level } })
}

/**
 * The ids of all sites of an organisation; refuses levels that a body gives on others. `field` is where the list stands in
 * the body.
 */
export async function ensureOwnSites(
  db: Database,
  organisationId: string,
  levels: GivenLevels,
  field: readonly string[],
): Promise<string[]> {
  const rows = await db.select({ id: sites.id }).from(sites).where(eq(sites.organisationId, organisationId))
  const own = new Set(rows.map(({ id }) => id))
  throwIfAny(
    levels.flatMap(({ site_id }, index) =>
      own.has(site_id)
        ? []
        : refusal('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such site', { field: [...field, index, 'site_id'] }),
    ),
  )
  return [...own]
}

/**
 * The site of that id as the caller may see it. Unknown, of another organisation and without a single action all look
 * the same: undefined.
 */
export async function visibleSite(db: Database, caller: Caller, id: string): Promise<VisibleSite | undefined> {
  const found = await siteOfOrganisation(db, caller, id)
  return found && found.actions.length > 0 ? found : undefined
}

/** The meta-site of that id, also for callers who only see a site that is linked to it; they have no actions on it. */
export async function visibleMetaSite(db: Database, caller: Caller, id: string): Promise<VisibleSite | undefined> {
  const found = await siteOfOrganisation(db, caller, id)
  if (found?.site.kind !== 'meta-site') return undefined
  if (found.actions.length > 0) return found
  const [linked] = await db
    .select({ siteId: siteMetaSites.siteId })
    .from(siteMetaSites)
    .innerJoin(accessLevels, and(eq(accessLevels.siteId, siteMetaSites.siteId), eq(accessLevels.userId, caller.id)))
    .where(eq(siteMetaSites.metaSiteId, id))
    .limit(1)
  return linked && found
}

async function siteOfOrganisation(db: Database, caller: Caller, id: string): Promise<VisibleSite | undefined> {
  const [row] = await db
    .select({ site: sites, level: accessLevels.level })
    .from(sites)
    .leftJoin(accessLevels, and(eq(accessLevels.siteId, sites.id), eq(accessLevels.userId, caller.id)))
    .where(and(eq(sites.id, id), eq(sites.organisationId, caller.organisationId)))
  return row && { site: row.site, actions: caller.role === 'OWNER' ? LEVELS.manage : LEVELS[row.level ?? 'none'] }
}

/** Whether a member or API client still exists, has not ended, and may do anything at all on a site. */
export async function maySee(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  siteId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ role: users.role, level: accessLevels.level, client: apiClients })
    .from(users)
    .leftJoin(apiClients, eq(apiClients.userId, users.id))
    .innerJoin(sites, and(eq(sites.id, siteId), eq(sites.organisationId, users.organisationId)))
    .leftJoin(accessLevels, and(eq(accessLevels.siteId, sites.id), eq(accessLevels.userId, users.id)))
    .where(eq(users.id, userId))
  if (!row || (row.client && stateOf(row.client, clock()) !== 'active')) return false
  return row.role === 'OWNER' || LEVELS[row.level ?? 'none'].length > 0
}

/** How many sites each of these accounts has on each level. */
export async function countLevels(
  db: Database,
  userIds: readonly string[],
): Promise<(userId: string) => Member['attributes']['levels']> {
  const { userId, level } = accessLevels
  const rows = await db
    .select({ userId, level, sites: count() })
    .from(accessLevels)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId, level)
  return (id) => {
    const own = rows.filter((row) => row.userId === id)
    return { view: 0, edit: 0, publish: 0, manage: 0, ...Object.fromEntries(own.map((row) => [row.level, row.sites])) }
  }
}

/** The levels that include an action. */
export const levelsWith = (action: Action) =>
  DefaultLevel.options.filter((level) => (LEVELS[level] as readonly Action[]).includes(action))

/** An access entry as the API shows it. */
export const presentAccess = (siteId: string, actions: readonly Action[]): AccessEntry => ({
  id: siteId,
  type: 'access_entry',
  attributes: { actions: [...actions] },
})
