import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column.ts'
import { ofSite } from './site.ts'

/** A compiled script in three encodings under the SHA-256 (hex) of its bytes. Never changed once written. */
export const artifacts = pgTable('artifacts', {
  hash: text().primaryKey(),
  raw: bytes().notNull(),
  gzip: bytes().notNull(),
  brotli: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The artifact that a site's visitors get now. `checksum` names what it was made of, `build` the container's build. */
export const artifactPointers = pgTable(
  'artifact_pointers',
  {
    siteId: ofSite().primaryKey(),
    artifactHash: text('artifact_hash')
      .notNull()
      .references(() => artifacts.hash),
    versionId: uuid('version_id').notNull(),
    checksum: text().notNull(),
    build: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('artifact_pointers_hash').on(table.artifactHash)],
)

/** Debug artifacts already compiled, by the checksum of what they are made of. */
export const debugArtifacts = pgTable(
  'debug_artifacts',
  {
    siteId: ofSite(),
    checksum: text().notNull(),
    artifactHash: text('artifact_hash')
      .notNull()
      .references(() => artifacts.hash),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.checksum] }),
    index('debug_artifacts_hash').on(table.artifactHash),
  ],
)

/**
 * The artifact that the container store `store` was given as the container of a site. A row that differs from the site's
 * pointer, is missing beside it or is left without it shows what remains to be written. The site may be gone.
 */
export const storedContainers = pgTable('stored_containers', {
  siteId: uuid('site_id').primaryKey(),
  store: text().notNull(),
  artifactHash: text('artifact_hash').notNull(),
})
