import type { Action } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import { and, count, eq, exists, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { levelsWith } from '#access/rights.ts'
import type { Database } from '#database/database.ts'
import { contains, isOneOf, listPage, orderOf, type Page, sortable } from '#database/list.ts'
import { accessLevels, type SiteRow, siteMetaSites, sites } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'

type SortKey = 'name' | 'created_at' | 'updated_at'

/** Which sites a list contains. `actions` are those of which the caller must have one there; `view` unless given. */
interface SiteQuery extends Page {
  readonly kinds: readonly SiteRow['kind'][]
  readonly search?: string | undefined
  readonly actions?: readonly Action[] | undefined
  readonly sort?: readonly (SortKey | `-${SortKey}`)[] | undefined
}

type LinkedQuery = Omit<SiteQuery, 'kinds' | 'actions'>

const SORTING = {
  keys: { name: sortable(sites.name), created_at: sql`${sites.createdAt}`, updated_at: sql`${sites.updatedAt}` },
  tieBreakers: { createdAt: sites.createdAt, id: sites.id },
}

/** One page of the sites that a user may see. */
export async function listSites(
  db: Database,
  caller: Caller,
  query: SiteQuery,
): Promise<{ rows: SiteRow[]; total: number }> {
  const passing = and(
    eq(sites.organisationId, caller.organisationId),
    inArray(sites.kind, [...query.kinds]),
    may(db, caller, query.actions ?? ['view']),
    matching(query.search),
  )
  return pageOfSites(db, passing, query)
}

/** One page of the meta-sites linked to a site, by name unless sorted otherwise. */
export const listLinkedMetaSites = (db: Database, siteId: string, query: LinkedQuery) =>
  pageOfSites(
    db,
    and(
      hasLink(db, and(eq(siteMetaSites.siteId, siteId), eq(siteMetaSites.metaSiteId, sites.id))),
      matching(query.search),
    ),
    query,
  )

/** One page of the websites linked to a meta-site that a user may see, by name unless sorted otherwise. */
export const listLinkedApps = (db: Database, caller: Caller, metaSiteId: string, query: LinkedQuery) =>
  pageOfSites(
    db,
    and(
      hasLink(db, and(eq(siteMetaSites.metaSiteId, metaSiteId), eq(siteMetaSites.siteId, sites.id))),
      may(db, caller, ['view']),
      matching(query.search),
    ),
    query,
  )

/** How many websites that a user may see each of these meta-sites is linked to; those with none are left out. */
export async function countLinkedApps(
  db: Database,
  caller: Caller,
  metaSites: readonly { id: string }[],
): Promise<Map<string, number>> {
  const ids = metaSites.map(({ id }) => id)
  const rows = await db
    .select({ id: siteMetaSites.metaSiteId, count: count() })
    .from(siteMetaSites)
    .innerJoin(sites, eq(sites.id, siteMetaSites.siteId))
    .where(and(isOneOf(siteMetaSites.metaSiteId, ids), may(db, caller, ['view'])))
    .groupBy(siteMetaSites.metaSiteId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

const hasLink = (db: Database, which: SQL | undefined): SQL =>
  exists(db.select({ one: sql`1` }).from(siteMetaSites).where(which))

const pageOfSites = (
  db: Database,
  where: SQL | undefined,
  { sort, limit, offset }: LinkedQuery,
): Promise<{ rows: SiteRow[]; total: number }> =>
  listPage(db, {
    columns: getTableColumns(sites),
    from: sites,
    where,
    order: orderOf(SORTING, sort, 'name'),
    page: { limit, offset },
  })

/** A part of the name, or the whole id. */
function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  return or(contains(sites.name, search), isId(search) ? eq(sites.id, search) : undefined)
}

function may(db: Database, caller: Caller, actions: readonly Action[]): SQL | undefined {
  if (caller.role === 'OWNER') return undefined
  return exists(
    db
      .select({ one: sql`1` })
      .from(accessLevels)
      .where(
        and(
          eq(accessLevels.siteId, sites.id),
          eq(accessLevels.userId, caller.id),
          inArray(accessLevels.level, actions.flatMap(levelsWith)),
        ),
      ),
  )
}
