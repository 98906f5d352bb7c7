import type { QueryOf } from '@waymark/api-client/endpoint'
import type { tags as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { TAG_LIST } from '@waymark/domain/tag'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { contains } from '#database/contains.ts'
import type { Database } from '#database/database.ts'
import { orderOf, sortable } from '#database/list-order.ts'
import { tags, tagTriggers } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'
import { LISTED_TAG, presentTagRow } from './present-tag-row.ts'

export type TagQuery = NonNullable<QueryOf<typeof endpoints.list>>

export const TAG_SORTING = {
  keys: {
    name: sortable(tags.name),
    is_active: sql`${tags.isActive}`,
    priority: sql`${tags.priority}`,
    created_at: sql`${tags.createdAt}`,
    updated_at: sql`${tags.updatedAt}`,
  },
  ties: tags,
}

/** One page of a site's tags. */
export async function listTags(db: Database, siteId: string, query: TagQuery): Promise<Listed> {
  const order = orderOf(TAG_SORTING, query.sort, TAG_LIST.initial)
  const passing = and(eq(tags.siteId, siteId), ...filters(query.filter ?? {}))
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db.select(LISTED_TAG).from(tags).where(passing).orderBy(order).limit(limit).offset(offset),
    db.$count(tags, passing),
  ])
  return { data: rows.map(presentTagRow), total }
}

function* filters(filter: NonNullable<TagQuery['filter']>): Iterable<SQL | undefined> {
  const { name, is_active, is_prioritized, has_any_triggers, template, consent_type } = filter
  if (name !== undefined) yield contains(tags.name, name)
  if (is_active !== undefined) yield eq(tags.isActive, is_active)
  if (is_prioritized !== undefined) yield is_prioritized ? gt(tags.priority, 0) : eq(tags.priority, 0)
  if (has_any_triggers !== undefined) yield has_any_triggers ? sql`exists ${LINKS}` : sql`not exists ${LINKS}`
  if (template) yield inArray(tags.template, [...template])
  if (consent_type) yield inArray(tags.consentType, [...consent_type])
}

const LINKS = sql`(select 1 from ${tagTriggers}
  where ${tagTriggers.siteId} = ${tags.siteId} and ${tagTriggers.tagId} = ${tags.id})`
