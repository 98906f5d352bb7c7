import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofUser } from './people.ts'
import { ofSite } from './site.ts'

/**
 * Who changed what in an item of the draft: one row for each revision of an item, for those who have an older one open.
 * Kept for a week. The changelog keeps changes for good, but starts over when the draft is reverted.
 */
export const itemEdits = pgTable(
  'item_edits',
  {
    siteId: ofSite(),
    itemId: uuid('item_id').notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    changeType: text('change_type').$type<'add' | 'edit' | 'delete'>().notNull(),
    /** Names of the attributes that differ, as the API calls them; empty for what was added or deleted. */
    attributes: jsonb().$type<readonly string[]>().notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email'),
    editedAt: moment('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.itemId, table.revision] }),
    index('item_edits_age').on(table.editedAt),
  ],
)

/** Who has an item open. A row counts for a minute after `seenAt`; the product repeats it while the item is open. */
export const itemViewers = pgTable(
  'item_viewers',
  {
    siteId: ofSite(),
    itemId: uuid('item_id').notNull(),
    userId: ofUser(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.itemId, table.userId] }),
    index('item_viewers_age').on(table.seenAt),
  ],
)
