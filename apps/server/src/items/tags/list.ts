import type { QueryOf } from '@waymark/api-client/endpoint'
import type { tags as endpoints } from '@waymark/api-client/endpoints'
import { filterOf } from '@waymark/api-client/json-api'
import { TAG_LIST, TAG_TYPE, templateTypeOf } from '@waymark/domain/tag'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, type FilterConditions, filtersOf, listPage, orderOf, sortable } from '#database/list.ts'
import { tags, tagTriggers } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { hasLabel, isFound } from '../annotations.ts'
import { IS_STOPPED } from './stopped-tags.ts'

type TagListQuery = NonNullable<QueryOf<typeof endpoints.list>>

const SORTING = {
  keys: {
    name: sortable(tags.name),
    is_active: sql`${tags.isActive}`,
    priority: sql`${tags.priority}`,
    created_at: sql`${tags.createdAt}`,
    updated_at: sql`${tags.updatedAt}`,
  },
  tieBreakers: tags,
}

/** The columns that lists of tags show. */
const COLUMNS = {
  id: tags.id,
  name: tags.name,
  template: tags.template,
  templateType: sql<string | null>`${tags.templateOptions} ->> 'type'`,
  isActive: tags.isActive,
  priority: tags.priority,
  consentType: tags.consentType,
  labels: tags.labels,
  isStopped: IS_STOPPED,
  contentHash: tags.contentHash,
  publishedHash: tags.publishedHash,
  createdAt: tags.createdAt,
  updatedAt: tags.updatedAt,
}

/** One page of a site's tags, or of those that fulfil a further condition. */
export async function listTags(db: Database, siteId: string, query: TagListQuery, condition?: SQL) {
  const { rows, total } = await listPage(db, {
    columns: COLUMNS,
    from: tags,
    where: and(eq(tags.siteId, siteId), condition, ...filtersOf(FILTERS, filterOf(query))),
    order: orderOf(SORTING, query.sort, TAG_LIST.initial),
    page: query,
  })
  const data = rows.map((row) => ({
    id: row.id,
    type: 'tag' as const,
    attributes: {
      name: row.name,
      template: row.template,
      tag_type: TAG_TYPE,
      template_type: templateTypeOf({ type: row.templateType }),
      is_active: row.isActive,
      is_published: row.contentHash === row.publishedHash,
      is_stopped: row.isStopped,
      priority: row.priority,
      consent_type: row.consentType,
      labels: row.labels,
      created_at: wireDate(row.createdAt),
      updated_at: wireDate(row.updatedAt),
    },
  }))
  return { data, total }
}

const FILTERS: FilterConditions<typeof TAG_LIST.filters> = {
  name: (text) => contains(tags.name, text),
  search: (text) => isFound(tags, text),
  is_active: (isActive) => eq(tags.isActive, isActive),
  is_prioritized: (isPrioritized) => (isPrioritized ? gt(tags.priority, 0) : eq(tags.priority, 0)),
  has_any_triggers: (hasAny) => (hasAny ? sql`exists ${LINKS}` : sql`not exists ${LINKS}`),
  template: (templates) => inArray(tags.template, [...templates]),
  consent_type: (types) => inArray(tags.consentType, [...types]),
  labels: (labels) => hasLabel(tags.labels, labels),
}

const LINKS = sql`(select 1 from ${tagTriggers}
  where ${tagTriggers.siteId} = ${tags.siteId} and ${tagTriggers.tagId} = ${tags.id} and not ${tagTriggers.isBlocking})`
