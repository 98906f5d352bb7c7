import type { QueryOf } from '@waymark/api-client/endpoint'
import type { versions as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { CHANGELOG_LIST } from '@waymark/domain/changelog'
import { isId } from '@waymark/domain/resource'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { changelogEntries } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'
import { wireDate } from '#http/wire-date.ts'

type ChangelogQuery = NonNullable<QueryOf<typeof endpoints.changelog>>

/** One page of what a version changed; entries of one moment keep the order in which they were made. */
export async function listChangelog(db: Database, version: VersionRow, query: ChangelogQuery): Promise<Listed> {
  const { resource_id, resource_type, change_type, author } = query.filter ?? {}
  if (resource_id !== undefined && !isId(resource_id)) return { data: [], total: 0 }
  const passing = and(
    eq(changelogEntries.siteId, version.siteId),
    eq(changelogEntries.versionId, version.id),
    resource_id === undefined ? undefined : eq(changelogEntries.resourceId, resource_id),
    resource_type && inArray(changelogEntries.resourceType, [...resource_type]),
    change_type && inArray(changelogEntries.changeType, [...change_type]),
    author === undefined ? undefined : eq(sql`lower(${changelogEntries.authorEmail})`, author.toLowerCase()),
  )
  const isOldestFirst = (query.sort?.[0] ?? CHANGELOG_LIST.initial) === 'created_at'
  const inOrder = isOldestFirst ? asc : desc
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(changelogEntries)
      .where(passing)
      .orderBy(inOrder(changelogEntries.createdAt), inOrder(changelogEntries.position))
      .limit(limit)
      .offset(offset),
    db.$count(changelogEntries, passing),
  ])
  return { data: rows.map(presentEntry), total }
}

const presentEntry = (row: typeof changelogEntries.$inferSelect) => ({
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
