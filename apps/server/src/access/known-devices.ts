import { and, eq, lte } from 'drizzle-orm'
import { knownDevices, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { newSecret, secretHash } from './secret-hash.ts'

/** How long a browser is remembered after a user has signed in there, in seconds. */
export const DEVICE_MEMORY = 365 * 24 * 60 * 60

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Whether the user of an e-mail has signed in with the browser that has this secret in its cookie. */
export async function isKnownDevice({ db }: Needed, secret: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.secretHash, secretHash(secret)), eq(users.email, email)))
  return rows.length > 0
}

/**
 * Remembers that a user has signed in with a browser, and gives the secret for its cookie: the present one if it is known,
 * since several people may use one browser.
 */
export async function rememberDevice({ db, clock }: Needed, present: string, userId: string): Promise<string> {
  const seenAt = clock()
  await db.delete(knownDevices).where(lte(knownDevices.seenAt, new Date(seenAt.getTime() - DEVICE_MEMORY * 1000)))
  const isKnown = (await db.$count(knownDevices, eq(knownDevices.secretHash, secretHash(present)))) > 0
  const secret = isKnown ? present : newSecret()
  await db
    .insert(knownDevices)
    .values({ secretHash: secretHash(secret), userId, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.secretHash, knownDevices.userId], set: { seenAt } })
  return secret
}
