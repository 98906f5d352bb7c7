import { createHash } from 'node:crypto'
import { and, count, eq, gt, inArray, lte, min, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { signInAttempts } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'

/** For how long an attempt counts, in seconds. */
const ATTEMPT_WINDOW = 15 * 60

/** `allowed` attempts may fail within the window; `of` names what is limited, such as an address together with an account. */
export interface Limit {
  readonly of: readonly string[]
  readonly allowed: number
  /** The smaller limit that applies while the slowing limit is used up. */
  readonly allowedWhenSlow?: number
}

interface Counted {
  /** Seconds until the slowing limit has room again; absent while it has. */
  readonly slowFor?: number
  forgive(): Promise<void>
}

/**
 * Counts another attempt against all limits, or refuses it where one of them is used up. It is counted before it is known
 * whether it fails, one attempt after the other, so that simultaneous ones are limited as well; `forgive` takes it back.
 * Counted in the database, so any number of processes have one count.
 */
export async function countAttempt(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  limits: readonly Limit[],
  slowing?: Limit,
): Promise<Counted> {
  const now = clock()
  const keys = [...limits, ...(slowing ? [slowing] : [])].map(({ of }) => keyOf(of))
  return db.transaction(async (tx) => {
    const usage = await lockAndCount(tx, now, keys)
    const used = ({ of }: Limit) => usage.get(keyOf(of)) ?? { attempts: 0, retryAfter: 0 }
    const slow = slowing && used(slowing).attempts >= slowing.allowed ? used(slowing) : undefined
    const allowed = (limit: Limit) => (slow && limit.allowedWhenSlow) ?? limit.allowed
    const exceeded = limits.find((limit) => used(limit).attempts >= allowed(limit))
    if (exceeded) throw tooManyAttempts(used(exceeded).retryAfter)
    const counting = slowing && !slow ? [...limits, slowing] : limits
    const rows = counting.map(({ of }) => ({ key: keyOf(of), at: now }))
    const added = await tx.insert(signInAttempts).values(rows).returning({ id: signInAttempts.id })
    const ids = added.map(({ id }) => id)
    return {
      ...(slow && { slowFor: slow.retryAfter }),
      forgive: async () => void (await db.delete(signInAttempts).where(inArray(signInAttempts.id, ids))),
    }
  })
}

/** Counts the attempts within the window, and locks the keys for other processes until the transaction ends. */
async function lockAndCount(tx: Database, now: Date, keys: readonly string[]) {
  // Sorted, so that two attempts never wait for each other.
  const sorted = sql.join(
    [...keys].sort().map((key) => sql`${key}`),
    sql`, `,
  )
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${sorted}]) as key`)
  const rows = await tx
    .select({ key: signInAttempts.key, attempts: count(), oldest: min(signInAttempts.at) })
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.key, [...keys]), gt(signInAttempts.at, windowStart(now))))
    .groupBy(signInAttempts.key)
  return new Map(
    rows.map(({ key, attempts, oldest }) => [key, { attempts, retryAfter: secondsUntilOut(oldest ?? now, now) }]),
  )
}

/** Deletes the attempts that count no more. */
export async function deleteOldAttempts({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.at, windowStart(clock())))
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

const secondsUntilOut = (oldest: Date, now: Date) =>
  Math.max(1, Math.ceil((oldest.getTime() - windowStart(now).getTime()) / 1000))

const windowStart = (now: Date) => new Date(now.getTime() - ATTEMPT_WINDOW * 1000)

/** A hash, because what people enter as an e-mail may be anything, even a password. */
const keyOf = (of: readonly string[]) => createHash('sha256').update(JSON.stringify(of)).digest('base64url')
