import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'

/** Where the migrations lie; they are plain SQL that both databases run. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** The advisory lock that lets one process migrate while the others wait for it. Any constant would do. */
export const MIGRATION_LOCK = 7_239_104

const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] }

/** When this process's newest migration was made, in milliseconds since 1970; applied ones are recorded by that number. */
export const NEWEST_MIGRATION: number = Math.max(...journal.entries.map(({ when }) => when))

/** Thrown for a database that a newer version of the product has migrated: this version would misread its tables. */
export class NewerDatabase extends Error {
  override readonly message =
    'A newer version of Waymark has changed this database. Start that version, or restore a backup made before it.'
}

/** Throws `NewerDatabase` where the last migration of the database is later than the last one of this version. */
export async function refuseNewer(db: Database): Promise<void> {
  const [table] = await rowsOf<{ found: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  )
  if (!table?.found) return
  const [last] = await rowsOf<{ at: string }>(
    db,
    sql`select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations`,
  )
  if (Number(last?.at) > NEWEST_MIGRATION) throw new NewerDatabase()
}
