import type { AccessLevel } from '@waymark/domain/permission'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { accessLevels } from '#database/tables/index.ts'

/** Gives a user a level on a site or meta-site, in place of what they had; `none` takes everything away. */
export async function grant(
  db: Database,
  { siteId, userId, level }: { siteId: string; userId: string; level: AccessLevel },
): Promise<void> {
  if (level === 'none') {
    await db.delete(accessLevels).where(and(eq(accessLevels.siteId, siteId), eq(accessLevels.userId, userId)))
    return
  }
  await db
    .insert(accessLevels)
    .values({ siteId, userId, level })
    .onConflictDoUpdate({ target: [accessLevels.siteId, accessLevels.userId], set: { level } })
}
