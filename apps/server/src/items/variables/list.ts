import type { QueryOf } from '@waymark/api-client/endpoint'
import type { variables as endpoints } from '@waymark/api-client/endpoints'
import { filterOf, pageOf } from '@waymark/api-client/json-api'
import { resolveVariableType, VARIABLE_LIST } from '@waymark/domain/variable'
import { builtIns } from '@waymark/domain/variable/built-in'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { recordset } from '#database/insert-rows.ts'
import { contains, type FilterConditions, filtersOf, orderOf, sortable } from '#database/list.ts'
import { wireDate } from '#http/wire-date.ts'
import { hasLabel, isFound } from '../annotations.ts'

type VariableListQuery = NonNullable<QueryOf<typeof endpoints.list>>

/** A row of the list: dates as ISO texts, both null for built-in variables. */
type ListedVariable = {
  id: string
  name: string
  variable_type: string
  builtin: boolean
  is_published: boolean
  labels: string[]
  created_at: string | null
  updated_at: string | null
}

const SORTING = {
  keys: {
    name: sortable(sql`name`),
    variable_type: sql`variable_type`,
    created_at: sql`created_at`,
    updated_at: sql`updated_at`,
  },
  tieBreakers: { createdAt: sql`created_at`, id: sql`id` },
}

/** One page of a site's own variables and the built-in ones, in one order. */
export async function listVariables(
  db: Database,
  siteId: string,
  query: VariableListQuery,
): Promise<{ data: ReturnType<typeof presentRow>[]; total: number }> {
  const filters = sql.join([sql`true`, ...filtersOf(FILTERS, filterOf(query))], sql` and `)
  const { limit, offset } = pageOf(query)
  const listed = sql`from (${own(siteId)} union all ${builtInRows()}) as listed where ${filters}`
  const [rows, [count]] = await Promise.all([
    rowsOf<ListedVariable>(
      db,
      sql`select id, name, variable_type, builtin, is_published, labels,
        to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
        to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
        ${listed} order by ${orderOf(SORTING, query.sort, VARIABLE_LIST.initial)} limit ${limit} offset ${offset}`,
    ),
    rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${listed}`),
  ])
  return { data: rows.map(presentRow), total: count?.total ?? 0 }
}

const FILTERS: FilterConditions<typeof VARIABLE_LIST.filters> = {
  name: (text) => contains(sql`name`, text),
  search: (text) => isFound({ name: sql`name`, note: sql`note` }, text),
  builtin: (isBuiltIn) => sql`builtin = ${isBuiltIn}`,
  variable_type: (types) => sql`variable_type in ${types.map(resolveVariableType)}`,
  labels: (labels) => hasLabel(sql`labels`, labels),
}

/** A variable as lists show it. */
const presentRow = (row: ListedVariable) => ({
  id: row.id,
  type: 'variable' as const,
  attributes: {
    name: row.name,
    variable_type: row.variable_type,
    builtin: row.builtin,
    is_published: row.is_published,
    labels: row.labels,
    created_at: row.created_at && wireDate(new Date(row.created_at)),
    updated_at: row.updated_at && wireDate(new Date(row.updated_at)),
  },
})

const own = (siteId: string) => sql`select id, name, variable_type, false as builtin,
  content_hash is not distinct from published_hash as is_published, note, labels, created_at, updated_at
  from variables where site_id = ${siteId}::uuid`

const builtInRows =
  () => sql`select id, name, variable_type, true as builtin, true as is_published, '' as note, '[]'::jsonb as labels,
  null::timestamptz as created_at, null::timestamptz as updated_at
  from ${recordset(
    builtIns().map(({ id, name, collector }) => ({ id, name, variable_type: collector })),
    { id: 'uuid', name: 'text', variable_type: 'text' },
  )}`
