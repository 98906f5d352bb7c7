import type { ItemEdit } from '@waymark/domain/item-edit'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { auditEntries } from '#database/tables/index.ts'
import { wireDate } from './wire-date.ts'

/** The last change of something that the audit log tells of, as the changes of items are told; none where it tells of none. */
export async function lastChangeOf(db: Database, objectId: string): Promise<ItemEdit[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, objectId))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.position))
    .limit(1)
  return rows.map(({ changes, actorName, createdAt }) => ({
    change_type: 'edit',
    attributes: changes.map(({ field }) => field),
    author: actorName,
    at: wireDate(createdAt),
  }))
}
