import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { operations } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { OperationRow } from './job.ts'

/** How often an operation is begun before it counts as failed. */
export const TRIES = 3
/** How often a claim is renewed while work goes on, in milliseconds: three times within its lease of 30 s. */
export const RENEWAL = 10_000

// Leases are counted by the database's clock, which all processes share.
const LEASE = sql`now() + interval '30 seconds'`

/** Whose turn an operation is: it holds until the lease lapses or another process claims the operation again. */
export type Claim = Pick<OperationRow, 'id' | 'claimedBy' | 'tries'>

/**
 * Takes the oldest operation that waits or whose claim has lapsed; what nobody follows comes last. Operations of one site
 * are taken one after the other; those that other processes are just taking are passed over.
 */
export async function claimNext(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  process: string,
): Promise<OperationRow | undefined> {
  const at = deps.clock()
  const lapsed = sql`${operations.state} = 'started' and ${operations.leaseUntil} < now()`
  const next = sql`(select waiting.id from operations as waiting
    where (waiting.state = 'created' or (waiting.state = 'started' and waiting.lease_until < now()))
      and waiting.tries < ${TRIES}
      and not exists (select 1 from operations as busy where busy.site_id = waiting.site_id
        and busy.state = 'started' and busy.lease_until >= now())
    order by waiting.operation_type = 'rebuild/artifact', waiting.created_at, waiting.id
    limit 1 for update skip locked)`
  await deps.db
    .update(operations)
    .set({ state: 'failed', summary: { errors: ['INTERNAL_SERVER_ERROR'] }, failedAt: at, updatedAt: at })
    .where(and(lapsed, sql`${operations.tries} >= ${TRIES}`))
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
export async function renewClaim(db: Database, claim: Claim): Promise<void> {
  await db.update(operations).set({ leaseUntil: LEASE }).where(isOurs(claim))
}

/** Lets a claim lapse at once, so that the operation is tried again. */
export async function dropClaim(db: Database, claim: Claim): Promise<void> {
  await db.update(operations).set({ leaseUntil: sql`now() - interval '1 second'` }).where(isOurs(claim))
}

/** Lets every claim lapse: for the start of a process that is the only one there can be. */
export async function dropAllClaims(db: Database): Promise<void> {
  await db
    .update(operations)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(operations.state, 'started'))
}

/** The operation as long as this claim on it holds. */
export const isOurs = ({ id, claimedBy, tries }: Claim) =>
  and(
    eq(operations.id, id),
    eq(operations.state, 'started'),
    eq(operations.claimedBy, claimedBy ?? ''),
    eq(operations.tries, tries),
  )
