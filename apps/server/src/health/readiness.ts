import type { Readiness } from '@waymark/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#database/database.ts'
import { NEWEST_MIGRATION } from '#database/migrate.ts'
import type { Dependencies } from '#dependencies.ts'

type Checked = Pick<Dependencies, 'containersDb' | 'compiler'>

/** How long the database may take to answer a check, in milliseconds. */
const CHECK_TIMEOUT = 2_000

/** Checks what a server needs for its work. Reasons are fixed sentences, so that no address or password is in them. */
export async function checkReadiness(deps: Checked): Promise<Readiness> {
  const checks = { ...(await checkDatabase(deps)), container: checkContainer(deps) }
  const isReady = Object.values(checks).every(({ status }) => status === 'ok')
  return { status: isReady ? 'ready' : 'not ready', checks }
}

type Check = Readiness['checks'][string]

const OK: Check = { status: 'ok' }
const failed = (reason: string): Check => ({ status: 'failed', reason })

async function checkDatabase({ containersDb: db }: Checked): Promise<{ database: Check; migrations: Check }> {
  const migrations = failed('The database could not be asked.')
  try {
    const [writable] = await withinLimit(
      rowsOf<{ off: string }>(db, sql`select current_setting('transaction_read_only') as off`),
    )
    if (writable?.off !== 'off') return { database: failed('The database is read-only.'), migrations }
  } catch {
    return { database: failed('The database does not answer.'), migrations }
  }
  try {
    const query = sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`
    const [applied] = await withinLimit(rowsOf<{ newest: string | null }>(db, query))
    const isCurrent = Number(applied?.newest ?? 0) >= NEWEST_MIGRATION
    return { database: OK, migrations: isCurrent ? OK : failed('A migration has not been applied.') }
  } catch {
    return { database: OK, migrations: failed('The list of applied migrations cannot be read.') }
  }
}

function checkContainer({ compiler }: Checked): Check {
  try {
    compiler.build()
    return OK
  } catch {
    return failed('The parts of the container are not built.')
  }
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_TIMEOUT} ms.`)), CHECK_TIMEOUT)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
