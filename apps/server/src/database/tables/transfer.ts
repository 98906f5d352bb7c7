import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofSite } from './site.ts'

/** A requested export; `content` and `fileName` are null until its operation has completed. Kept for a day. */
export const exportFiles = pgTable(
  'export_files',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    versionId: uuid('version_id').notNull(),
    fileName: text('file_name'),
    content: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('export_files_age').on(table.createdAt), index('export_files_site').on(table.siteId)],
)

/** An uploaded file that waits for its import operation. */
export const importFiles = pgTable(
  'import_files',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('import_files_age').on(table.createdAt), index('import_files_site').on(table.siteId)],
)
