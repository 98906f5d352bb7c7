import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { sites } from './site.ts'

/** The one link of a site that opens the debugger without sign-in. `secret` is the name of its debug file. */
export const debugLinks = pgTable('debug_links', {
  id: uuid().primaryKey(),
  siteId: uuid('site_id')
    .notNull()
    .unique()
    .references(() => sites.id, { onDelete: 'cascade' }),
  secret: text().notNull().unique(),
  url: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
