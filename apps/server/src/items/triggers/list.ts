import type { QueryOf } from '@waymark/api-client/endpoint'
import type { triggers as endpoints } from '@waymark/api-client/endpoints'
import { filterOf } from '@waymark/api-client/json-api'
import type { Condition } from '@waymark/domain/condition'
import {
  LISTED_CONDITIONS,
  TRIGGER_LIST,
  TRIGGER_TYPES_BY_NAME,
  triggerFlags,
  variableState,
} from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, type FilterConditions, filtersOf, isOneOf, listPage, orderOf, sortable } from '#database/list.ts'
import type { ConditionContent } from '#database/tables/content.ts'
import { tagTriggers, triggers, variables } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { hasLabel, isFound } from '../annotations.ts'

type TriggerListQuery = NonNullable<QueryOf<typeof endpoints.list>>

/** The index of a trigger's type among all types, ordered by their names. */
function typeIndex(): SQL {
  const types = TRIGGER_TYPES_BY_NAME.map((type) => sql`${type}`)
  return sql`array_position(array[${sql.join(types, sql`, `)}]::text[], ${triggers.triggerType})`
}

const SORTING = {
  keys: {
    name: sortable(triggers.name),
    trigger_type: typeIndex(),
    created_at: sql`${triggers.createdAt}`,
    updated_at: sql`${triggers.updatedAt}`,
  },
  tieBreakers: triggers,
}

/** The columns that lists of triggers show, and the conditions that their warnings are read from. */
const COLUMNS = {
  id: triggers.id,
  name: triggers.name,
  triggerType: triggers.triggerType,
  conditions: triggers.conditions,
  labels: triggers.labels,
  contentHash: triggers.contentHash,
  publishedHash: triggers.publishedHash,
  createdAt: triggers.createdAt,
  updatedAt: triggers.updatedAt,
}

/** One page of a site's triggers, or of those that fulfil a further condition. */
export async function listTriggers(db: Database, siteId: string, query: TriggerListQuery, condition?: SQL) {
  const { rows, total } = await listPage(db, {
    columns: COLUMNS,
    from: triggers,
    where: and(eq(triggers.siteId, siteId), condition, ...filtersOf(FILTERS, filterOf(query))),
    order: orderOf(SORTING, query.sort, TRIGGER_LIST.initial),
    page: query,
  })
  const metaOf = await conditionsMeta(
    db,
    siteId,
    rows.map((row) => row.conditions),
  )
  const data = rows.map((row, index) => ({
    id: row.id,
    type: 'trigger' as const,
    attributes: {
      name: row.name,
      trigger_type: row.triggerType,
      is_published: row.contentHash === row.publishedHash,
      labels: row.labels,
      created_at: wireDate(row.createdAt),
      updated_at: wireDate(row.updatedAt),
    },
    meta: metaOf[index]!,
  }))
  return { data, total }
}

const FILTERS: FilterConditions<typeof TRIGGER_LIST.filters> = {
  name: (text) => contains(triggers.name, text),
  search: (text) => isFound(triggers, text),
  has_any_tags: (hasAny) => (hasAny ? sql`exists ${LINKS}` : sql`not exists ${LINKS}`),
  trigger_type: (types) => inArray(triggers.triggerType, [...types]),
  labels: (labels) => hasLabel(triggers.labels, labels),
}

const LINKS = sql`(select 1 from ${tagTriggers}
  where ${tagTriggers.siteId} = ${triggers.siteId} and ${tagTriggers.triggerId} = ${triggers.id})`

/**
 * What answers have about the conditions of triggers, for each list of them: whether one is of a type no longer supported,
 * or tests a variable that is missing or abandoned, how many there are, and the first with the names of their variables.
 */
export async function conditionsMeta(db: Database, siteId: string, lists: readonly (readonly ConditionContent[])[]) {
  const ids = [...new Set(lists.flat().map((condition) => condition.variable_id))].filter((id) => !builtInById(id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: variables.id, name: variables.name, type: variables.variableType })
          .from(variables)
          .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, ids)))
  const own = new Map(rows.map((row) => [row.id, row]))
  const named = ({ variable_id, condition_type, value, options }: ConditionContent) => ({
    variable: { variable_id, name: builtInById(variable_id)?.name ?? own.get(variable_id)?.name ?? null },
    condition_type,
    value,
    options,
  })
  return lists.map((conditions) => ({
    ...triggerFlags(conditions as readonly Condition[], (id) => variableState(id, own)),
    condition_count: conditions.length,
    conditions: conditions.slice(0, LISTED_CONDITIONS).map(named),
  }))
}
