import { pageOf } from '@waymark/api-client/json-api'
import type { Filters, FilterValue } from '@waymark/domain/list'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './database.ts'

type Column = SQL | { getSQL(): SQL }

/** Which part of a list to read, as its query says: the first page unless it says more. */
export type Page = Parameters<typeof pageOf>[0]

/** One page of the rows that fulfil a condition, and the number of all of them. `join` adds columns of another table. */
export async function listPage<Columns extends SelectedFields>(
  db: Database,
  { columns, from, join, where, order, page }: ListQuery<Columns>,
): Promise<{ rows: SelectResultFields<Columns>[]; total: number }> {
  const { limit, offset } = pageOf(page)
  const selected = db
    .select(columns as SelectedFields)
    .from(from)
    .$dynamic()
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  if (join) selected.leftJoin(join.table, join.on)
  const counted = join ? sql`${from} left join ${join.table} on ${join.on}` : from
  const [rows, total] = await Promise.all([selected, db.$count(counted, where)])
  return { rows: rows as SelectResultFields<Columns>[], total }
}

interface ListQuery<Columns> {
  columns: Columns
  from: PgTable
  join?: { readonly table: PgTable; readonly on: SQL }
  where: SQL | undefined
  order: SQL
  page: Page
}

/** Whether a text contains another, ignoring case; `%` and `_` are literal. */
export const contains = (column: Column, text: string): SQL =>
  sql`${column} ilike ${`%${text.replace(/[\\%_]/gu, '\\$&')}%`} collate "und-x-icu"`

/** A name as lists sort it: without case, by the Unicode root collation that both databases have. */
export const sortable = (name: Column): SQL => sql`lower(${name}) collate "und-x-icu"`

/**
 * Whether a column holds one of the ids: one parameter for any number of them, which both databases take. As an array, so
 * that rows are found by an index; the planner takes a subquery for a hundred ids and would read all rows of a site.
 */
export const isOneOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)))`

/** How lists of one kind can be sorted: each key as an expression, and what decides between equals. */
interface Sorting<Key extends string> {
  keys: Readonly<Record<Key, SQL>>
  tieBreakers: { createdAt: Column; id: Column }
}

/**
 * The order of a list. Equal rows follow their creation, then their id, so that no row shows up on two pages. Rows
 * without a date come last in either direction.
 */
export function orderOf<Key extends string>(
  { keys, tieBreakers }: Sorting<Key>,
  sort: readonly (Key | `-${Key}`)[] | undefined,
  initial: Key | `-${Key}`,
): SQL {
  const wanted = sort && sort.length > 0 ? sort : [initial]
  const terms = wanted.map((key) => {
    const expression = keys[key.replace(/^-/u, '') as Key]
    return key.startsWith('-') ? sql`${expression} desc nulls last` : sql`${expression} asc nulls last`
  })
  return sql.join([...terms, sql`${tieBreakers.createdAt} asc nulls last`, sql`${tieBreakers.id} asc`], sql`, `)
}

/** The condition of each filter of a list, made from its value; one that is missing is a type error. */
export type FilterConditions<F extends Filters> = { readonly [N in keyof F]: (value: FilterValue<F[N]>) => SQL }

/** The conditions of the filters that a query has. */
export function filtersOf<F extends Filters>(
  conditions: FilterConditions<F>,
  filter: { readonly [N in keyof F]?: FilterValue<F[N]> | undefined } = {},
): SQL[] {
  return Object.keys(conditions).flatMap((name: keyof F) => {
    const value = filter[name]
    return value === undefined ? [] : [conditions[name]!(value)]
  })
}
