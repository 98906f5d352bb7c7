import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { MIGRATIONS, refuseNewer } from './migrate.ts'
import { emptyDatabase, unpackDatabase } from './new-folder.ts'
import type { OpenedDatabase } from './open.ts'
import { readDatesAsText } from './text-dates.ts'

/** The embedded database in a folder, migrated. The caller holds the folder's lock. Throws what the engine throws. */
export async function openFolder(folder: string): Promise<OpenedDatabase> {
  const path = join(folder, 'database')
  await unpackDatabase(emptyDatabase, path)
  return openPglite(new PGlite(path))
}

/** Waits for an embedded engine and migrates it. */
export async function openPglite(client: PGlite): Promise<OpenedDatabase> {
  await client.waitReady
  readDatesAsText(client)
  const db = drizzle(client)
  await refuseNewer(db)
  await migrate(db, { migrationsFolder: MIGRATIONS })
  return { kind: 'pglite', db, operationsDb: db, containersDb: db, pools: {}, close: () => client.close() }
}
