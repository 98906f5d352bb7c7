import { createHash } from 'node:crypto'
import { and, count, eq, gt, inArray, lte, min, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { signInAttempts } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'

/** For how long an attempt counts, in seconds. */
const WINDOW = 15 * 60

/** How many attempts may fail within the window for what `of` names, such as an address together with an account. */
export interface Limit {
  readonly of: readonly string[]
  readonly allowed: number
}

/** An attempt that counts, with how many counted before it; or that there were too many already. */
type Counted =
  | { readonly isAllowed: true; readonly before: number; forgive(): Promise<void> }
  | { readonly isAllowed: false; readonly retryAfter: number }

/**
 * Counts another attempt against all limits, unless one of them is used up. It is counted before it is known whether it
 * fails, one attempt after the other, so that simultaneous ones are limited as well; `forgive` takes it back. Counted in the
 * database, so any number of processes have one count. `before` is the largest count of the limits, `retryAfter` the
 * seconds until another attempt may be allowed.
 */
export async function countAttempt(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  limits: readonly Limit[],
): Promise<Counted> {
  const now = clock()
  await db.delete(signInAttempts).where(lte(signInAttempts.at, windowStart(now)))
  // Sorted, so that two attempts never wait for each other.
  const keys = limits.map(({ of, allowed }) => ({ key: keyOf(of), allowed })).sort((a, b) => (a.key < b.key ? -1 : 1))
  return transact(db, async (tx) => {
    let before = 0
    for (const { key, allowed } of keys) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
      const { attempts, oldest } = await countKey(tx, now, key)
      if (attempts >= allowed) return { isAllowed: false, retryAfter: secondsUntilOut(oldest ?? now, now) }
      before = Math.max(before, attempts)
    }
    const rows = keys.map(({ key }) => ({ key, at: now }))
    const counted = await tx.insert(signInAttempts).values(rows).returning({ id: signInAttempts.id })
    const ids = counted.map(({ id }) => id)
    const forgive = async () => void (await db.delete(signInAttempts).where(inArray(signInAttempts.id, ids)))
    return { isAllowed: true, before, forgive }
  })
}

/** Forgets all attempts of something, after one has succeeded. */
export async function forgetAttempts({ db }: Pick<Dependencies, 'db'>, of: Limit['of']): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, keyOf(of)))
}

/** A refusal of an attempt; it may be made again after that many seconds. */
export const tooManyAttempts = (retryAfter: number) =>
  refuse('TOO_MANY_REQUESTS_ERROR', `Too many failed attempts, the next one is possible in ${retryAfter} seconds`, {
    retryAfter,
  })

async function countKey(db: Database, now: Date, key: string) {
  const [row] = await db
    .select({ attempts: count(), oldest: min(signInAttempts.at) })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.key, key), gt(signInAttempts.at, windowStart(now))))
  return { attempts: row?.attempts ?? 0, oldest: row?.oldest }
}

const secondsUntilOut = (oldest: Date, now: Date) =>
  Math.max(1, Math.ceil((oldest.getTime() - windowStart(now).getTime()) / 1000))

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW * 1000)

/** A hash, because what people enter as an e-mail may be anything, even a password. */
const keyOf = (of: readonly string[]) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')
