import { join, resolve } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { NewerDatabase } from './migrate.ts'
import { isEmptyFolder } from './new-folder.ts'
import { openFolder } from './open-folder.ts'
import { openPostgres } from './open-postgres.ts'
import { publicAddress } from './postgres-address.ts'
import type { Pool } from './postgres-pool.ts'
import { isAway, isUnavailable } from './unavailable.ts'

/** A database that is ready: migrated, and in the embedded case held by this process alone. */
export interface OpenedDatabase {
  readonly kind: 'pglite' | 'postgres'
  /** For requests. */
  readonly db: Database
  /** For long work that no request waits for. The embedded database has one connection for everything. */
  readonly operationsDb: Database
  /** For what websites load. */
  readonly containersDb: Database
  /** The pools by what they are for; the embedded database has none. */
  readonly pools: Readonly<Record<string, Pool>>
  close(): Promise<void>
}

/** An opened database, or one sentence that says why there is none, and whether it may be there later. */
type Opening = { readonly opened: OpenedDatabase } | { readonly refused: string; readonly mayComeBack: boolean }

/** Where to find the database: a Postgres address, else a folder for the embedded one. `who` names this process. */
interface DatabaseLocation {
  readonly url?: string | undefined
  readonly folder: string
  readonly who: string
  /** Whether a folder without a database is refused. Otherwise a new database is made in it. */
  readonly mustExist?: boolean
  readonly limits?: DatabaseLimits | undefined
}

/** Limits of requests on a Postgres server. */
export interface DatabaseLimits {
  /** The most connections of a process for requests. */
  readonly connections: number
  /** How long a statement may take, in milliseconds. */
  readonly statement: number
}

/** Opens the database of the settings. Everything that may be wrong with it comes back as a sentence for the console. */
export const openDatabase = ({ url, limits, ...embedded }: DatabaseLocation): Promise<Opening> =>
  url ? openServer(url, limits) : openEmbedded(resolve(embedded.folder), embedded)

async function openServer(url: string, limits: DatabaseLimits | undefined): Promise<Opening> {
  // The driver reads anything as an address and then looks for a host that was not given.
  const address = publicAddress(url)
  if (address === undefined) {
    const refused = 'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.'
    return { refused, mayComeBack: false }
  }
  try {
    return { opened: await openPostgres(url, limits) }
  } catch (error) {
    if (error instanceof NewerDatabase) return { refused: error.message, mayComeBack: false }
    const refused = `The database at ${address} cannot be used: ${reason(error)}.`
    return { refused, mayComeBack: isAway(error) || isUnavailable(error) }
  }
}

async function openEmbedded(
  folder: string,
  { who, mustExist }: Pick<DatabaseLocation, 'who' | 'mustExist'>,
): Promise<Opening> {
  try {
    if (mustExist && isEmptyFolder(join(folder, 'database'))) {
      return { refused: `There is no embedded database in ${folder}.`, mayComeBack: false }
    }
    const lock = lockFolder(folder, who)
    if (!lock.held) {
      const refused = `The data folder ${folder} is in use by ${lock.by}. Stop it first, or choose another folder.`
      return { refused, mayComeBack: false }
    }
    try {
      const opened = await openFolder(folder)
      const close = async () => {
        await opened.close()
        lock.release()
      }
      return { opened: { ...opened, close } }
    } catch (error) {
      lock.release()
      throw error
    }
  } catch (error) {
    if (error instanceof NewerDatabase) return { refused: error.message, mayComeBack: false }
    const doubt = isSystemError(error) ? '' : ', it may be damaged'
    const refused = `The data folder ${folder} cannot be used${doubt}: ${reason(error)}.`
    return { refused, mayComeBack: false }
  }
}

/** Whether the system refused a file, such as one that may not be written: what the files hold is not the reason. */
const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error

/** The message of the error that an error comes from in the end; those around it only say what was tried. */
function reason(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error instanceof Error ? error.cause : undefined
  if (inner instanceof Error) return reason(inner)
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\n')[0] ?? '').replace(/\.$/u, '')
}
