import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { FolderAddress } from '#settings-store.ts'
import type { ContainerStore, ListedFile } from './store.ts'

/** The compressed forms under the names that web servers look for; the plain file, which all fall back to, is last. */
const FORMS: ContainerStore['forms'] = [
  { ending: '.gz', form: 'gzip' },
  { ending: '.br', form: 'brotli' },
  { ending: '', form: 'raw' },
]

/** A folder that a web server serves; it adds the headers itself. */
export const openFolderStore = ({ name, path: root }: FolderAddress): ContainerStore => ({
  name,
  forms: FORMS,

  async put(path, bytes) {
    const target = join(root, path)
    const partial = `${target}.${randomUUID()}.part`
    await mkdir(dirname(target), { recursive: true })
    try {
      await writeSynced(partial, bytes)
      await ensureLaterSecond(partial, target)
      await rename(partial, target)
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {})
      throw error
    }
  },

  async get(path) {
    const bytes = await readFile(join(root, path)).catch(ignoreMissing)
    return bytes && { bytes }
  },

  async list(prefix) {
    const folder = join(root, dirname(`${prefix}_`))
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
    const paths = (entries ?? [])
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => path.startsWith(prefix))
    return (await Promise.all(paths.map((path) => describe(root, path)))).filter((file) => file !== undefined)
  },

  async remove(paths) {
    for (const path of paths) await rm(join(root, path), { force: true })
  },
})

/** A power cut must not leave an empty file under the new name. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Web servers make the `ETag` of a file of its size and the second of its last change, so two versions of one size within
 * a second would pass for the same.
 */
async function ensureLaterSecond(written: string, replaced: string): Promise<void> {
  const before = await stat(replaced).catch(ignoreMissing)
  if (!before) return
  const next = (Math.floor(before.mtimeMs / 1000) + 1) * 1000
  if (Date.now() < next) await utimes(written, new Date(next), new Date(next))
}

async function describe(root: string, path: string): Promise<ListedFile | undefined> {
  const found = await stat(join(root, path)).catch(ignoreMissing)
  return found && { path, writtenAt: found.mtime }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
