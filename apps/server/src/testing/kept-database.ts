import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { MIGRATIONS } from '#database/migrate.ts'
import { openPglite } from '#database/open-folder.ts'

/*
 * Making an embedded database takes seconds, unpacking a copy of an empty one a fraction; so the first one is kept for every
 * test on this machine.
 */

/** A new embedded database in memory, empty and migrated. */
export async function openCopy(): Promise<PGlite> {
  return new PGlite({ loadDataDir: new Blob([await readFile(await keptCopy())]) })
}

/** Puts an empty, migrated database into a folder that a server is then started on, unless it has one. */
export async function layOutDatabase(folder: string): Promise<void> {
  const place = join(folder, 'database')
  if (existsSync(place)) return
  const kept = await keptCopy()
  const partial = `${place}.${randomUUID()}`
  await mkdir(partial, { recursive: true })
  await promisify(execFile)('tar', ['-x', '-f', kept, '-C', partial])
  await rename(partial, place)
}

/** Where the archive of an empty, migrated database is; it is made when there is none for these migrations. */
async function keptCopy(): Promise<string> {
  const folder = join(tmpdir(), 'waymark-test-database')
  const kept = join(folder, `${await hashOfMigrations()}.tar`)
  try {
    await access(kept)
    return kept
  } catch {
    // Made below.
  }
  const client = new PGlite()
  await openPglite(client)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const partial = `${kept}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(partial, new Uint8Array(await dump.arrayBuffer()))
  await rename(partial, kept)
  return kept
}

/** A name of the migrations as they are. */
export async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) hash.update(name).update(await readFile(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}
