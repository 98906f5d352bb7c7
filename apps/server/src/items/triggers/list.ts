import type { QueryOf } from '@waymark/api-client/endpoint'
import type { triggers as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Condition } from '@waymark/domain/condition'
import { TRIGGER_LIST, TRIGGER_TYPES_BY_NAME, triggerFlags, type VariableState } from '@waymark/domain/trigger'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, type FilterConditions, filtersOf, isOneOf, listPage, orderOf, sortable } from '#database/list.ts'
import { tagTriggers, triggers, variables } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'

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
  ties: triggers,
}

/** The columns that lists of triggers show, and the conditions that their warnings are read from. */
const COLUMNS = {
  id: triggers.id,
  name: triggers.name,
  triggerType: triggers.triggerType,
  conditions: triggers.conditions,
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
    where: and(eq(triggers.siteId, siteId), condition, ...filtersOf(FILTERS, query.filter)),
    order: orderOf(SORTING, query.sort, TRIGGER_LIST.initial),
    page: pageOf(query),
  })
  const flagsOf = await conditionFlags(
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
      created_at: wireDate(row.createdAt),
      updated_at: wireDate(row.updatedAt),
    },
    meta: flagsOf[index]!,
  }))
  return { data, total }
}

const FILTERS: FilterConditions<typeof TRIGGER_LIST.filters> = {
  name: (text) => contains(triggers.name, text),
  has_any_tags: (hasAny) => (hasAny ? sql`exists ${LINKS}` : sql`not exists ${LINKS}`),
  trigger_type: (types) => inArray(triggers.triggerType, [...types]),
}

const LINKS = sql`(select 1 from ${tagTriggers}
  where ${tagTriggers.siteId} = ${triggers.siteId} and ${tagTriggers.triggerId} = ${triggers.id})`

/** For each list of conditions: whether one is of a type no longer supported, or tests a variable that is missing or abandoned. */
export async function conditionFlags(
  db: Database,
  siteId: string,
  lists: readonly (readonly { variable_id: string; condition_type: string }[])[],
) {
  const ids = [...new Set(lists.flat().map((condition) => condition.variable_id))].filter((id) => !builtInById(id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: variables.id, type: variables.variableType })
          .from(variables)
          .where(and(eq(variables.siteId, siteId), isOneOf(variables.id, ids)))
  const typeOf = new Map(rows.map((row) => [row.id, row.type]))
  const stateOf = (id: string): VariableState => {
    if (builtInById(id)) return 'known'
    const type = typeOf.get(id)
    return type === undefined ? 'missing' : type === 'abandoned' ? 'abandoned' : 'known'
  }
  return lists.map((conditions) => triggerFlags(conditions as readonly Condition[], stateOf))
}
