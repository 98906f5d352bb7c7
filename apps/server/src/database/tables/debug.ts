import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { users } from './people.ts'
import { ofSite } from './site.ts'

/** Links of a site that open the debugger without sign-in. `secret` is the name of the debug file. */
export const debugLinks = pgTable(
  'debug_links',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    secret: text().notNull().unique(),
    url: text().notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The user with whose access it ends; absent for links that were made before it was recorded. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('debug_links_site').on(table.siteId), index('debug_links_end').on(table.endsAt)],
)
