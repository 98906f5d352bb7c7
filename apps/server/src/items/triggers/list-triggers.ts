import type { QueryOf } from '@waymark/api-client/endpoint'
import type { triggers as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { TRIGGER_LIST, TRIGGER_TYPES_BY_NAME } from '@waymark/domain/trigger'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { contains } from '#database/contains.ts'
import type { Database } from '#database/database.ts'
import { orderOf, sortable } from '#database/list-order.ts'
import { tagTriggers, triggers } from '#database/tables/index.ts'
import type { Listed } from '#http/list-page.ts'
import { LISTED_TRIGGER, presentTriggerRows } from './present-trigger-row.ts'

export type TriggerQuery = NonNullable<QueryOf<typeof endpoints.list>>

/** Where a trigger's type stands among all types, as they are called. */
function placeOfType(): SQL {
  const types = TRIGGER_TYPES_BY_NAME.map((type) => sql`${type}`)
  return sql`array_position(array[${sql.join(types, sql`, `)}]::text[], ${triggers.triggerType})`
}

export const TRIGGER_SORTING = {
  keys: {
    name: sortable(triggers.name),
    trigger_type: placeOfType(),
    created_at: sql`${triggers.createdAt}`,
    updated_at: sql`${triggers.updatedAt}`,
  },
  ties: triggers,
}

/** One page of a site's triggers. */
export async function listTriggers(db: Database, siteId: string, query: TriggerQuery): Promise<Listed> {
  const order = orderOf(TRIGGER_SORTING, query.sort, TRIGGER_LIST.initial)
  const passing = and(eq(triggers.siteId, siteId), ...filters(query.filter ?? {}))
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db.select(LISTED_TRIGGER).from(triggers).where(passing).orderBy(order).limit(limit).offset(offset),
    db.$count(triggers, passing),
  ])
  return { data: await presentTriggerRows(db, siteId, rows), total }
}

function* filters(filter: NonNullable<TriggerQuery['filter']>): Iterable<SQL> {
  const { name, has_any_tags, trigger_type } = filter
  if (name !== undefined) yield contains(triggers.name, name)
  if (has_any_tags !== undefined) yield has_any_tags ? sql`exists ${LINKS}` : sql`not exists ${LINKS}`
  if (trigger_type) yield inArray(triggers.triggerType, [...trigger_type])
}

const LINKS = sql`(select 1 from ${tagTriggers}
  where ${tagTriggers.siteId} = ${triggers.siteId} and ${tagTriggers.triggerId} = ${triggers.id})`
