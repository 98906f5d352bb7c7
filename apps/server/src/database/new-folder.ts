import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An archive of an embedded database without tables. */
export async function emptyDatabase(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/** Whether a folder has nothing in it or is not there. Throws where that cannot be found out. */
export function isEmptyFolder(path: string): boolean {
  try {
    return readdirSync(path).length === 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}

/**
 * Unpacks the archive of an embedded database to a path, unless there is one; no other user may read it. A process that is
 * killed meanwhile leaves nothing there. The engine's own `initdb` takes three times as long. One process at a time may do this.
 * @throws when there are files that are no database: the engine would write a new one over them.
 */
export async function unpackDatabase(archive: () => Promise<Blob>, path: string): Promise<void> {
  const version = join(path, 'PG_VERSION')
  if (existsSync(version)) return
  if (!isEmptyFolder(path)) throw new Error(`${version} is missing`)
  const partial = `${path}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  const { extract } = await import('tar')
  await pipeline(Readable.fromWeb((await archive()).stream()), extract({ cwd: partial }))
  await rename(partial, path)
}
