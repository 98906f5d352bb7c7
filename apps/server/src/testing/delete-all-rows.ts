import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'

/** Empties every table of a database, so that the next test need not have a new one. */
export async function deleteAllRows(db: Database): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const deletions = tables.map(({ name }) => `delete from ${name};`).join(' ')
  // Without triggers, because entries of the audit log may not be deleted, and without looking for references.
  await db.execute(sql.raw(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`))
}
