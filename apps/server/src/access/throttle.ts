import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { failedLogIns } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { FAILURE_WINDOW, FAILURES_ALLOWED } from './limits.ts'

/** Who tries: failures count per network address and e-mail together. */
export interface Attempt {
  readonly address: string
  readonly email: string
}

/**
 * Says whether an attempt may go on and counts it as failed until `clear` forgets it. It is counted before the password
 * is checked, one attempt after the other, so that many at once cannot slip through.
 */
export async function beginAttempt({ db, clock }: Dependencies, attempt: Attempt) {
  const now = clock()
  const since = new Date(now.getTime() - FAILURE_WINDOW * 1000)
  const same = and(eq(failedLogIns.address, attempt.address), eq(failedLogIns.email, attempt.email))
  await db.delete(failedLogIns).where(lte(failedLogIns.at, since))
  const allowed = await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${attempt.address} ${attempt.email}`}, 0))`)
    const failures = await tx.$count(failedLogIns, and(same, gt(failedLogIns.at, since)))
    if (failures >= FAILURES_ALLOWED) return false
    await tx.insert(failedLogIns).values({ ...attempt, at: now })
    return true
  })
  return { allowed, clear: () => db.delete(failedLogIns).where(same) }
}
