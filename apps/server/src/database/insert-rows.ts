import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Columns of a table with their Postgres types. */
export type Columns = Readonly<Record<string, string>>

/** Rows of one site. Their keys are the names of `columns`; other keys are left out, and missing ones are null. */
interface NewRows {
  readonly siteId: string
  readonly columns: Columns
  readonly rows: readonly object[]
  /** Values of further columns, which all rows have in common. */
  readonly common?: Readonly<Record<string, SQL>>
  readonly onConflict?: SQL
}

/** Inserts rows into a table with one statement, so that thousands are as few round trips as one. */
export async function insertRows(
  tx: Database,
  table: string,
  { siteId, columns, rows, common = {}, onConflict = sql`` }: NewRows,
): Promise<void> {
  if (rows.length === 0) return
  const own = Object.keys(columns).join(', ')
  const names = ['site_id', ...Object.keys(common), own].join(', ')
  const values = sql.join([sql`${siteId}::uuid`, ...Object.values(common), sql.raw(own)], sql`, `)
  await tx.execute(sql`insert into ${sql.raw(table)} (${sql.raw(names)})
    select ${values} from ${recordset(rows, columns)} ${onConflict}`)
}

/** A list of JSON objects as a table called `rows` with the given columns. */
export function recordset(rows: readonly object[], columns: Columns): SQL {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as rows(${sql.raw(typed.join(', '))})`
}
