import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An archive of an embedded database without tables. */
export async function emptyDatabase(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs')
  return dataDir()
}

/**
 * Unpacks the archive of an embedded database to a path, unless there is something. A process that is killed meanwhile
 * leaves nothing there. The engine's own `initdb` takes three times as long. One process at a time may do this.
 */
export async function unpackDatabase(archive: () => Promise<Blob>, path: string): Promise<void> {
  if (existsSync(path)) return
  const partial = `${path}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  const { extract } = await import('tar')
  await pipeline(Readable.fromWeb((await archive()).stream()), extract({ cwd: partial }))
  await rename(partial, path)
}
