import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as every query sees it: a connection of either kind, or an open transaction on one.
 *
 * Hint: PGlite has one connection. Inside `db.transaction(async (tx) => …)` use `tx` alone and pass it on; a query on the
 * outer handle would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>

/** Runs plain SQL and gives its rows; both drivers answer with the same `rows`. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const answer = (await db.execute(query)) as { rows: Row[] }
  return answer.rows
}
