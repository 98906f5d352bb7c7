import type { Action } from '@waymark/domain/permission'
import { LEVELS } from '@waymark/domain/permission'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { accessLevels, type SiteRow, siteMetaSites, sites } from '#database/tables/index.ts'
import type { Caller } from './caller.ts'

/** A site or meta-site together with what somebody may do there. */
export interface VisibleSite {
  readonly site: SiteRow
  readonly actions: readonly Action[]
}

/**
 * The site of that id as the caller may see it. Unknown, of another organisation and without a single action all look
 * the same: undefined.
 */
export async function visibleSite(db: Database, caller: Caller, id: string): Promise<VisibleSite | undefined> {
  const found = await siteOfOrganisation(db, caller, id)
  return found && found.actions.length > 0 ? found : undefined
}

/**
 * The meta-site of that id, also for those who may only see a site that is linked to it; they have no actions on it.
 */
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

/** Whether the caller has one of some actions there. */
export const mayAny = (actions: readonly Action[], ...wanted: readonly Action[]): boolean =>
  wanted.some((action) => actions.includes(action))

/** The levels that bring an action. */
export const levelsWith = (action: Action) =>
  (['view', 'edit', 'publish', 'manage'] as const).filter((level) =>
    (LEVELS[level] as readonly Action[]).includes(action),
  )

async function siteOfOrganisation(db: Database, caller: Caller, id: string): Promise<VisibleSite | undefined> {
  const [row] = await db
    .select({ site: sites, level: accessLevels.level })
    .from(sites)
    .leftJoin(accessLevels, and(eq(accessLevels.siteId, sites.id), eq(accessLevels.userId, caller.id)))
    .where(and(eq(sites.id, id), eq(sites.organisationId, caller.organisationId)))
  if (!row) return undefined
  return { site: row.site, actions: caller.role === 'OWNER' ? LEVELS.manage : LEVELS[row.level ?? 'none'] }
}
