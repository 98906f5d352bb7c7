import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { MIGRATION_LOCK, MIGRATIONS, refuseNewer } from './migrate.ts'
import type { OpenedDatabase } from './open.ts'

/** A pool on a Postgres server, migrated. Several processes may do this at once. Throws what the driver throws. */
export async function openPostgres(url: string): Promise<OpenedDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // An idle connection that breaks must not end the process: the next query opens another one.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      await refuseNewer(drizzle(client))
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    } finally {
      // Ends the connection instead of giving it back, so that the lock is released in every case.
      client.release(true)
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return { kind: 'postgres', db: drizzle(pool), close: () => pool.end() }
}
