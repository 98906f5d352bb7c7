import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { passwordLinks, pendingSignIns, sessions, users } from '#database/tables/index.ts'

/**
 * Replaces a user's password and ends what the old one has begun: sessions except `keep`, unfinished sign-ins and unused
 * password links.
 */
export async function replacePassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  { keep }: { keep?: string } = {},
): Promise<void> {
  const isEnded = keep === undefined ? undefined : ne(sessions.id, keep)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isEnded))
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  await endPasswordLinks(tx, userId)
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** Ends the unused password links of a user, because something newer has taken their place. */
export async function endPasswordLinks(tx: Database, userId: string): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ endedBy: 'replacement' })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.endedBy)))
}
