import { eq } from 'drizzle-orm'
import { apiClients } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'

/** How exact the last use is, in milliseconds: calls within this time share one write. */
const EXACTNESS = 60_000

/** Records that a client has made a call from a network address. */
export async function recordLastUse(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { userId, lastUsedAt, lastUsedFrom }: typeof apiClients.$inferSelect,
  address: string,
): Promise<void> {
  const now = clock()
  const isNoted = lastUsedAt && now.getTime() - lastUsedAt.getTime() < EXACTNESS && lastUsedFrom === address
  if (isNoted) return
  await db.update(apiClients).set({ lastUsedAt: now, lastUsedFrom: address }).where(eq(apiClients.userId, userId))
}
