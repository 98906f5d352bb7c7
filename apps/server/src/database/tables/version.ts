import type { ItemKind } from '@waymark/domain/resource'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import type { Content } from './content.ts'
import { ofSite } from './site.ts'

/** Everything a version holds, as one canonical snapshot kept once per site under its SHA-256. */
export const versionContents = pgTable(
  'version_contents',
  {
    siteId: ofSite(),
    hash: text().notNull(),
    content: jsonb().$type<Content>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.hash] })],
)

/**
 * Versions of a site: exactly one draft, exactly one published, any number of historic ones. The draft's content is the
 * item rows, so its `contentHash` is null. Author and publisher keep the e-mail so that a deleted user stays readable.
 */
export const versions = pgTable(
  'versions',
  {
    siteId: ofSite(),
    id: uuid().notNull().unique(),
    versionType: text('version_type').$type<'draft' | 'published' | 'historic'>().notNull(),
    versionMajor: integer('version_major').notNull(),
    versionMinor: integer('version_minor').notNull(),
    name: text(),
    description: text(),
    parentId: uuid('parent_id'),
    contentHash: text('content_hash'),
    hasChanges: boolean('has_changes').notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email'),
    publisherId: uuid('publisher_id'),
    publisherEmail: text('publisher_email'),
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({
      columns: [table.siteId, table.contentHash],
      foreignColumns: [versionContents.siteId, versionContents.hash],
    }),
    uniqueIndex('versions_draft').on(table.siteId).where(sql`${table.versionType} = 'draft'`),
    uniqueIndex('versions_published').on(table.siteId).where(sql`${table.versionType} = 'published'`),
    index('versions_number').on(table.siteId, table.versionMajor, table.versionMinor),
  ],
)

/** Published tags that were stopped: the container leaves them out until they are resumed. */
export const stoppedTags = pgTable(
  'stopped_tags',
  {
    siteId: ofSite(),
    tagId: uuid('tag_id').notNull(),
    stoppedAt: moment('stopped_at').notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.tagId] })],
)

/** One recorded change of one item. `position` orders entries of the same moment. `authorEmail` null is the system. */
export const changelogEntries = pgTable(
  'changelog_entries',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    versionId: uuid('version_id').notNull(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
    authorId: uuid('author_id'),
    authorEmail: text('author_email'),
    changeType: text('change_type').$type<'add' | 'edit' | 'delete'>().notNull(),
    resourceType: text('resource_type').$type<ItemKind>().notNull(),
    resourceId: uuid('resource_id').notNull(),
    resourceName: text('resource_name').notNull(),
    beforeContent: jsonb('before_content').$type<Record<string, unknown>>().notNull(),
    afterContent: jsonb('after_content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.siteId, table.versionId], foreignColumns: [versions.siteId, versions.id] }).onDelete(
      'cascade',
    ),
    index('changelog_entries_resource').on(table.siteId, table.resourceId),
    index('changelog_entries_version').on(table.siteId, table.versionId, table.createdAt, table.position),
  ],
)
