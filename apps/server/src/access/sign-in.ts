import type { Credentials } from '@waymark/domain/session'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { failedLogIns, sessions, users } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'
import { isPassword } from './password.ts'
import { startSession } from './session.ts'
import { isPasswordSignInOff } from './sign-in-policy.ts'

/** Failed sign-ins that are allowed per address and e-mail within the window. */
const FAILURES_ALLOWED = 5
/** Window of the rate limit of sign-ins, in seconds. */
const FAILURE_WINDOW = 15 * 60

/**
 * Signs a user in and gives the secret for the session's cookie. An unknown e-mail and a wrong password are refused alike
 * and after the same time.
 */
export async function signIn(
  deps: Dependencies,
  { email: sent, password }: Credentials,
  address: string,
): Promise<string> {
  const email = sent.toLowerCase()
  if (await isPasswordSignInOff(deps, email)) {
    throw refuse('PASSWORD_SIGN_IN_OFF_ERROR', 'People of this e-mail domain sign in through the provider')
  }
  const attempt = await countAttempt(deps, { address, email })
  if (!attempt.allowed) {
    const detail = 'Too many failed attempts, please wait a quarter of an hour'
    throw refuse('TOO_MANY_REQUESTS_ERROR', detail, { retryAfter: FAILURE_WINDOW })
  }
  const [user] = await deps.db.select().from(users).where(eq(users.email, email))
  const isRight = await isPassword(password, user?.passwordHash ?? '', deps.passwordCost)
  if (!isRight || !user) throw refuse('INVALID_CREDENTIALS_ERROR', 'This e-mail and password do not belong together')
  await attempt.clear()
  await deps.db.delete(sessions).where(lte(sessions.endsAt, deps.clock()))
  return startSession(deps, user.id)
}

/**
 * Whether another attempt is allowed for a network address and e-mail together. It counts as failed until `clear`, and
 * is counted before the password is checked, one attempt after the other, so that simultaneous ones are limited, too.
 */
async function countAttempt({ db, clock }: Dependencies, attempt: { address: string; email: string }) {
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
