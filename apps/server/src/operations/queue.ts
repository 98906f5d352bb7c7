import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { operations } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { OperationRow, RunningJob } from './operation.ts'

/** How often an operation is begun before it counts as failed. */
export const MAX_TRIES = 3
/** How often a claim is renewed while work goes on, in milliseconds: three times within its lease of 30 s. */
export const RENEWAL_INTERVAL = 10_000

// Leases are counted by the database's clock, which all processes share.
const LEASE = sql`now() + interval '30 seconds'`
const LAPSED = sql`now() - interval '1 second'`

// An operation that has changed something remembers it in its input and goes on until it is completed: a failed one has
// changed nothing.
const HAS_CHANGED = sql`jsonb_exists_any(input, array['published', 'done'])`

/** One process's hold on an operation, until the lease lapses or another process claims the operation again. */
type Claim = Pick<OperationRow, 'id' | 'claimedBy' | 'tries'>

/**
 * Claims the oldest operation that waits or whose claim has lapsed; rebuilds, which no user waits for, come last, and
 * stops of tags first.
 * Operations of one site are claimed one after the other; those that other processes are just claiming are skipped.
 */
export async function claimNext(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  process: string,
): Promise<OperationRow | undefined> {
  const at = deps.clock()
  const lapsed = sql`${operations.state} = 'started' and ${operations.leaseUntil} < now()`
  const next = sql`(select waiting.id from operations as waiting
    where (waiting.state = 'created' or (waiting.state = 'started' and waiting.lease_until < now()))
      and (waiting.tries < ${MAX_TRIES} or ${HAS_CHANGED})
      and not exists (select 1 from operations as busy where busy.site_id = waiting.site_id
        and busy.state = 'started' and busy.lease_until >= now())
    order by waiting.operation_type = 'rebuild/artifact', waiting.operation_type <> 'stop/tag', waiting.created_at, waiting.id
    limit 1 for update skip locked)`
  await deps.db
    .update(operations)
    .set({ state: 'failed', summary: { errors: ['INTERNAL_SERVER_ERROR'] }, failedAt: at, updatedAt: at })
    .where(and(lapsed, sql`${operations.tries} >= ${MAX_TRIES} and not ${HAS_CHANGED}`))
  const [row] = await deps.db
    .update(operations)
    .set({
      state: 'started',
      claimedBy: process,
      leaseUntil: LEASE,
      tries: sql`${operations.tries} + 1`,
      startedAt: sql`coalesce(${operations.startedAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
    })
    .where(eq(operations.id, next))
    .returning()
  return row
}

/** Keeps a claim from lapsing. */
export const renewClaim = (db: Database, claim: Claim) => updateClaimed(db, claim, { leaseUntil: LEASE })

/** Lets a claim lapse at once, so that the operation is tried again. */
export const dropClaim = (db: Database, claim: Claim) => updateClaimed(db, claim, { leaseUntil: LAPSED })

/** Gives an operation back for some milliseconds, which does not count as a try. Others of its site wait as long. */
export const postponeOperation = (db: Database, claim: Claim, pause: number) =>
  updateClaimed(db, claim, {
    leaseUntil: sql`now() + make_interval(secs => ${pause / 1000})`,
    tries: sql`${operations.tries} - 1`,
    claimedBy: null,
  })

/** Whether an operation has changed something already, after which it must not fail. */
export async function hasChanged(db: Database, { id }: Claim): Promise<boolean> {
  const rows = await db
    .select({ id: operations.id })
    .from(operations)
    .where(and(eq(operations.id, id), HAS_CHANGED))
  return rows.length > 0
}

/** Lets every claim lapse: for the start of a process that is the only one there can be. */
export async function dropAllClaims(db: Database): Promise<void> {
  await db.update(operations).set({ leaseUntil: LAPSED }).where(eq(operations.state, 'started'))
}

/** Another process works on the operation now; what this one has done must not be kept. */
export class LostClaim extends Error {
  constructor(id: string) {
    super(`The claim on operation ${id} has lapsed and another process has taken it.`)
    this.name = 'LostClaim'
  }
}

/** A claimed operation for its job; its functions throw `LostClaim` where another process has claimed the operation. */
export const runningJob = (deps: Dependencies, operation: OperationRow): RunningJob => ({
  deps,
  operation,
  complete(tx, summary) {
    const at = deps.clock()
    return updateOrThrow(tx, operation, { state: 'completed', summary, completedAt: at, updatedAt: at })
  },
  saveInput: (tx, input) => updateOrThrow(tx, operation, { input }),
})

/** Ends an operation as failed: it changed nothing, and `errors` are the reasons, codes first. */
export const failOperation = (db: Database, claim: Claim, { errors, at }: { errors: readonly string[]; at: Date }) =>
  updateClaimed(db, claim, { state: 'failed', summary: { errors }, failedAt: at, updatedAt: at })

type Changes = Parameters<ReturnType<typeof updateOperations>['set']>[0]

const updateOperations = (db: Database) => db.update(operations)

/** Changes an operation if the claim on it still holds; tells whether it did. */
async function updateClaimed(db: Database, { id, claimedBy, tries }: Claim, changes: Changes): Promise<boolean> {
  const isOurs = and(
    eq(operations.id, id),
    eq(operations.state, 'started'),
    eq(operations.claimedBy, claimedBy ?? ''),
    eq(operations.tries, tries),
  )
  const changed = await updateOperations(db).set(changes).where(isOurs).returning({ id: operations.id })
  return changed.length > 0
}

async function updateOrThrow(tx: Database, claim: Claim, changes: Changes): Promise<void> {
  if (!(await updateClaimed(tx, claim, changes))) throw new LostClaim(claim.id)
}

/** How many operations of each type wait or run, in all processes. */
export const countUnfinished = (db: Database): Promise<{ type: string; state: string; count: number }[]> =>
  db
    .select({ type: operations.operationType, state: operations.state, count: count() })
    .from(operations)
    .where(inArray(operations.state, ['created', 'started']))
    .groupBy(operations.operationType, operations.state)
