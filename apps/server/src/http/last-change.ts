import type { ItemEdit } from '@waymark/domain/item-edit'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { auditEntries } from '#database/tables/index.ts'
import { wireDate } from './wire-date.ts'

/** The last change of an object in the audit log, in the shape of the changes of items; empty if there is none. */
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
