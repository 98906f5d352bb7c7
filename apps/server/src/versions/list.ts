import type { QueryOf } from '@waymark/api-client/endpoint'
import type { versions as endpoints } from '@waymark/api-client/endpoints'
import { CHANGELOG_LIST } from '@waymark/domain/changelog'
import { isId } from '@waymark/domain/resource'
import { VERSION_LIST, VersionType } from '@waymark/domain/version'
import { and, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { contains, listPage, orderOf } from '#database/list.ts'
import { changelogEntries, versions } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { presentVersion } from './version-rows.ts'

type VersionQuery = NonNullable<QueryOf<typeof endpoints.list>>

const SORTING = {
  keys: {
    // One key of two numbers would need an order for each, so both are folded into one.
    version_number: sql`(${versions.versionMajor}::bigint * 4294967296 + ${versions.versionMinor})`,
    created_at: sql`${versions.createdAt}`,
    updated_at: sql`${versions.updatedAt}`,
  },
  tieBreakers: versions,
}

/** One page of a site's versions, the draft among them. */
export async function listVersions(db: Database, siteId: string, query: VersionQuery) {
  const { name, version_type } = query.filter ?? {}
  const { rows, total } = await listPage(db, {
    columns: getTableColumns(versions),
    from: versions,
    where: and(
      eq(versions.siteId, siteId),
      name === undefined ? undefined : hasNameOrNumber(name),
      version_type &&
        inArray(
          versions.versionType,
          version_type.map((type) => v.parse(VersionType, type)),
        ),
    ),
    order: orderOf(SORTING, query.sort, VERSION_LIST.initial),
    page: query,
  })
  return { data: rows.map(presentVersion), total }
}

const hasNameOrNumber = (text: string): SQL | undefined =>
  or(
    contains(versions.name, text),
    contains(sql`(${versions.versionMajor}::text || '.' || ${versions.versionMinor}::text)`, text),
  )

type ChangelogQuery = NonNullable<QueryOf<typeof endpoints.changelog>>

/** One page of what a version changed; entries of one moment keep the order in which they were made. */
export async function listChangelog(db: Database, version: VersionRow, query: ChangelogQuery) {
  const { resource_id, resource_type, change_type, author } = query.filter ?? {}
  if (resource_id !== undefined && !isId(resource_id)) return { data: [], total: 0 }
  const direction = (query.sort?.[0] ?? CHANGELOG_LIST.initial) === 'created_at' ? sql`asc` : sql`desc`
  const { rows, total } = await listPage(db, {
    columns: getTableColumns(changelogEntries),
    from: changelogEntries,
    where: and(
      eq(changelogEntries.siteId, version.siteId),
      eq(changelogEntries.versionId, version.id),
      resource_id === undefined ? undefined : eq(changelogEntries.resourceId, resource_id),
      resource_type && inArray(changelogEntries.resourceType, [...resource_type]),
      change_type && inArray(changelogEntries.changeType, [...change_type]),
      author === undefined ? undefined : eq(sql`lower(${changelogEntries.authorEmail})`, author.toLowerCase()),
    ),
    order: sql`${changelogEntries.createdAt} ${direction}, ${changelogEntries.position} ${direction}`,
    page: query,
  })
  return { data: rows.map(presentChangelogEntry), total }
}

/** An entry of the changelog as a resource. */
export const presentChangelogEntry = (row: typeof changelogEntries.$inferSelect) => ({
  id: row.id,
  type: 'changelog' as const,
  attributes: {
    created_at: wireDate(row.createdAt),
    author: row.authorEmail,
    change_type: row.changeType,
    resource_id: row.resourceId,
    resource_name: row.resourceName,
    resource_type: row.resourceType,
    before_content: row.beforeContent,
    after_content: row.afterContent,
  },
})
