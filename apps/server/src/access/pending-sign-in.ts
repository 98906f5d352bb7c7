import { and, eq, gt, lte } from 'drizzle-orm'
import { pendingSignIns, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'
import type { UserRow } from './people.ts'
import { newSecret, secretHash } from './secret-hash.ts'

/** How long the second step of a sign-in may take, in seconds. */
export const PENDING_LIMIT = 10 * 60

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Remembers that a user has given the right password, and gives the secret for the cookie of the second step. */
export async function startPending({ db, clock }: Needed, userId: string): Promise<string> {
  const now = clock()
  const secret = newSecret()
  await db.delete(pendingSignIns).where(lte(pendingSignIns.endsAt, now))
  const endsAt = new Date(now.getTime() + PENDING_LIMIT * 1000)
  await db.insert(pendingSignIns).values({ secretHash: secretHash(secret), userId, endsAt })
  return secret
}

/** The user of a sign-in that waits for its second step. */
export async function userOfPending({ db, clock }: Needed, secret: string): Promise<UserRow> {
  const [row] = await db
    .select({ user: users })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(and(eq(pendingSignIns.secretHash, secretHash(secret)), gt(pendingSignIns.endsAt, clock())))
  if (!row) throw refuse('UNAUTHORIZED_ERROR', 'Enter e-mail and password first')
  return row.user
}

/** Ends what waits, once it has been completed. */
export async function endPending({ db }: Needed, secret: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.secretHash, secretHash(secret)))
}
