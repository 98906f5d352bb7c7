import type { ItemEdit } from '@waymark/domain/item-edit'
import { LISTED_CHANGES_LIMIT, type WebhookEventData } from '@waymark/domain/webhook'
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { insertRows } from '#database/insert-rows.ts'
import { itemEdits } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { type EventContext, recordEvent } from '#webhooks/record-event.ts'
import { changedAttributes } from './changed-attributes.ts'
import { type Change, changeTypeOf } from './draft.ts'
import { nextRevision } from './write-rows.ts'

/** The most edits that one answer names: the last ones. */
const MAX_LISTED_EDITS = 50

const COLUMNS = { item_id: 'uuid', change_type: 'text', attributes: 'jsonb' }

/** Records which items a transaction changes, with their new revision, and writes the events for webhooks. */
export async function recordEdits(tx: Database, context: EventContext, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const { siteId, author, at } = context
  const rows = changes.map((change) => ({
    item_id: (change.after ?? change.before)?.id,
    change_type: changeTypeOf(change),
    attributes: changedAttributes(change),
  }))
  const common = {
    revision: nextRevision(siteId),
    author_id: sql`${author.id}::uuid`,
    author_email: sql`${author.email}::text`,
    edited_at: sql`${at.toISOString()}::timestamptz`,
  }
  const onConflict = sql`on conflict do nothing`
  await insertRows(tx, 'item_edits', { siteId, columns: COLUMNS, rows, common, onConflict })
  await recordEvent(tx, context, 'item.changed', () => ({
    total: changes.length,
    changes: changes.slice(0, LISTED_CHANGES_LIMIT).map(presentChange),
  }))
}

/** A change as it stands in an event. */
function presentChange(change: Change): WebhookEventData<'item.changed'>['changes'][number] {
  const { id = '', name = '' } = change.after ?? change.before ?? {}
  return {
    change_type: changeTypeOf(change),
    item: { id, type: change.kind, name },
    attributes: changedAttributes(change),
  }
}

/** The last changes of an item since a revision, oldest first. */
export async function editsSince(db: Database, siteId: string, itemId: string, revision: number): Promise<ItemEdit[]> {
  const rows = await db
    .select()
    .from(itemEdits)
    .where(and(eq(itemEdits.siteId, siteId), eq(itemEdits.itemId, itemId), gt(itemEdits.revision, revision)))
    .orderBy(desc(itemEdits.revision))
    .limit(MAX_LISTED_EDITS)
  return rows.reverse().map(presentEdit)
}

/** The last change of an item by each user but `except`, since a moment. */
export async function lastEditors(
  db: Database,
  { siteId, itemId, except, after }: { siteId: string; itemId: string; except: string; after: Date },
): Promise<{ id: string | null; email: string | null; at: Date }[]> {
  return db
    .selectDistinctOn([itemEdits.authorEmail], {
      id: itemEdits.authorId,
      email: itemEdits.authorEmail,
      at: itemEdits.editedAt,
    })
    .from(itemEdits)
    .where(
      and(
        eq(itemEdits.siteId, siteId),
        eq(itemEdits.itemId, itemId),
        gt(itemEdits.editedAt, after),
        ne(itemEdits.authorId, except),
      ),
    )
    .orderBy(asc(itemEdits.authorEmail), desc(itemEdits.editedAt))
}

const presentEdit = ({ changeType, attributes, authorEmail, editedAt }: typeof itemEdits.$inferSelect): ItemEdit => ({
  change_type: changeType,
  attributes: [...attributes],
  author: authorEmail,
  at: wireDate(editedAt),
})
