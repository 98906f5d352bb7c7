import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The one process that uses a data folder. `release` frees it; so does the end of the process. */
type FolderLock = { held: true; release(): void } | { held: false; by: string }

/**
 * Takes a data folder for this process.
 *
 * Two processes on one embedded database lose rows without an error, so the folder is guarded by a lock of the operating
 * system: SQLite's exclusive lock on an otherwise empty file. The system drops it with the process, however that ends,
 * and it holds across containers, where process ids mean nothing. The file `holder` only names the process for error messages.
 */
export function lockFolder(folder: string, who: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  // SQLite would not say what is wrong.
  accessSync(folder, constants.W_OK)
  const holder = join(folder, 'holder')
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    return { held: false, by: readHolder(holder) }
  }
  writeFileSync(holder, `${who} (process ${process.pid})\n`)
  return {
    held: true,
    release() {
      lock.exec('rollback')
      lock.close()
    },
  }
}

const isBusy = (error: unknown) => error instanceof Error && /locked|busy/iu.test(error.message)

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim() || 'another process'
  } catch {
    return 'another process'
  }
}
