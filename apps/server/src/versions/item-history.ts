import type { QueryOf } from '@waymark/api-client/endpoint'
import type { versions as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { changelogEntries, versions } from '#database/tables/index.ts'
import { presentChangelogEntry } from './list.ts'
import { presentVersion } from './version-rows.ts'

type HistoryQuery = NonNullable<QueryOf<typeof endpoints.itemHistory>>

/**
 * One page of the changes of an item in all versions of a site, newest version first, with these versions. A snapshot keeps
 * copies of the changes of the draft; each change is listed once, under the version that is published with it where there
 * is one.
 */
export async function listItemHistory(db: Database, siteId: string, itemId: string, query: HistoryQuery) {
  const changes = changesOf(siteId, itemId)
  const { limit, offset } = pageOf(query)
  const direction = query.sort?.[0] === 'created_at' ? sql`asc` : sql`desc`
  const [page, [counted]] = await Promise.all([
    rowsOf<{ id: string; version_id: string }>(
      db,
      sql`select id, version_id from (${changes}) as change order by version_major ${direction},
        version_minor ${direction}, created_at ${direction}, position ${direction} limit ${limit} offset ${offset}`,
    ),
    rowsOf<{ total: string | number }>(db, sql`select count(*) as total from (${changes}) as change`),
  ])
  if (page.length === 0) return { data: [], total: Number(counted?.total ?? 0), included: [] }
  const rows = await db
    .select()
    .from(changelogEntries)
    .where(
      and(
        eq(changelogEntries.siteId, siteId),
        inArray(
          changelogEntries.id,
          page.map(({ id }) => id),
        ),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const data = page.flatMap(({ id, version_id }) => {
    const row = byId.get(id)
    const version = { data: { id: version_id, type: 'version' as const } }
    return row ? [{ ...presentChangelogEntry(row), relationships: { version } }] : []
  })
  const included = await versionsWith(db, siteId, itemId, [...new Set(page.map(({ version_id }) => version_id))])
  return { data, total: Number(counted?.total ?? 0), included }
}

/** The changes of an item, each once; a snapshot is the last choice of the versions that hold the same change. */
const changesOf = (siteId: string, itemId: string): SQL => sql`
  select distinct on (entry.created_at, entry.change_type, entry.before_content, entry.after_content)
    entry.id, entry.version_id, entry.created_at, entry.position, version.version_major, version.version_minor
  from changelog_entries entry
  join versions version on version.site_id = entry.site_id and version.id = entry.version_id
  where entry.site_id = ${siteId}::uuid and entry.resource_id = ${itemId}::uuid
  order by entry.created_at, entry.change_type, entry.before_content, entry.after_content,
    (version.version_type <> 'draft' and version.version_minor > 0), version.version_major, version.version_minor`

/** Versions in the given order, each with the number of newer ones, the draft aside, that hold no change of the item. */
async function versionsWith(db: Database, siteId: string, itemId: string, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(versions)
    .where(and(eq(versions.siteId, siteId), inArray(versions.id, [...ids])))
  const counts = await rowsOf<{ id: string; newer: string | number }>(
    db,
    sql`select shown.id, count(newer.id) as newer from versions shown
      left join versions newer on newer.site_id = shown.site_id and newer.version_type <> 'draft'
        and (newer.version_major, newer.version_minor) > (shown.version_major, shown.version_minor)
        and not exists (select 1 from changelog_entries entry where entry.site_id = newer.site_id
          and entry.version_id = newer.id and entry.resource_id = ${itemId}::uuid)
      where shown.site_id = ${siteId}::uuid and ${inArray(sql`shown.id`, [...ids])} group by shown.id`,
  )
  const newer = new Map(counts.map((row) => [row.id, Number(row.newer)]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ ...presentVersion(row), meta: { newer_without_changes: newer.get(id) ?? 0 } }] : []
  })
}
