import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { MIGRATIONS } from '#database/migrate.ts'
import { emptyDatabase, unpackDatabase } from '#database/new-folder.ts'
import { openPglite } from '#database/open-folder.ts'

/*
 * Making an embedded database takes seconds, unpacking a copy of an empty one a fraction; so the first one is kept for every
 * test on this machine.
 */

/** A new embedded database in memory, empty and migrated. */
export const openCopy = async (): Promise<PGlite> => new PGlite({ loadDataDir: await keptCopy() })

/** Puts an empty, migrated database into a folder that a server is then started on, unless it has one. */
export const layOutDatabase = (folder: string): Promise<void> => unpackDatabase(keptCopy, join(folder, 'database'))

/** The archive of an empty, migrated database; it is made when there is none for these migrations. */
async function keptCopy(): Promise<Blob> {
  const folder = join(tmpdir(), 'waymark-test-database')
  const kept = join(folder, `${await hashOfMigrations()}.tar`)
  if (existsSync(kept)) return openAsBlob(kept)
  const client = new PGlite({ loadDataDir: await emptyDatabase() })
  await openPglite(client)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const partial = `${kept}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
  await rename(partial, kept)
  return dump
}

/** A name of the migrations as they are. */
export async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}
