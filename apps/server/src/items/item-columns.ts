import { type SQL, sql } from 'drizzle-orm'
import type { Kind } from './content.ts'

/** The table of each kind and, for writing whole sets at once, the columns that its JSON rows fill. */
export const TABLE = { tag: 'tags', trigger: 'triggers', variable: 'variables' } as const satisfies Record<Kind, string>

const KEPT = { published_hash: 'text', created_at: 'timestamptz' }
const HASHED = { content_hash: 'text', updated_at: 'timestamptz' }

const COLUMNS = {
  tag: {
    name: 'text',
    template: 'text',
    is_active: 'boolean',
    priority: 'bigint',
    consent_type: 'text',
    respect_visitors_privacy: 'boolean',
    disable_in_debug_mode: 'boolean',
    document_write: 'boolean',
    scheduler: 'jsonb',
    template_options: 'jsonb',
    code: 'text',
    ...HASHED,
  },
  trigger: { name: 'text', trigger_type: 'text', conditions: 'jsonb', ...HASHED },
  variable: { name: 'text', variable_type: 'text', value: 'text', options: 'jsonb', ...HASHED },
} satisfies Record<Kind, Record<string, string>>

/** One statement that inserts all rows of one kind, whatever their number. */
export function insertRows(kind: Kind, siteId: string, rows: readonly object[]): SQL {
  const columns = { id: 'uuid', ...COLUMNS[kind], ...KEPT }
  const names = Object.keys(columns).join(', ')
  return sql`insert into ${sql.raw(TABLE[kind])} (site_id, ${sql.raw(names)})
    select ${siteId}::uuid, ${sql.raw(names)} from ${recordset(rows, columns)}`
}

/** One statement that overwrites all rows of one kind by id; when they were made and what is published stays. */
export function updateRows(kind: Kind, siteId: string, rows: readonly object[]): SQL {
  const columns = { id: 'uuid', ...COLUMNS[kind] }
  const assignments = Object.keys(COLUMNS[kind]).map((name) => `${name} = rows.${name}`)
  return sql`update ${sql.raw(TABLE[kind])} as item set ${sql.raw(assignments.join(', '))}
    from ${recordset(rows, columns)} where item.site_id = ${siteId}::uuid and item.id = rows.id`
}

/** A list of JSON objects as a table called `rows` with the given columns. */
export function recordset(rows: readonly object[], columns: Record<string, string>): SQL {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows(${sql.raw(typed.join(', '))})`
}

/** Whether a column holds one of the ids: one parameter for any number of them, which both databases take. */
export const isOneOf = (column: SQL | { getSQL(): SQL }, ids: readonly string[]): SQL =>
  sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
