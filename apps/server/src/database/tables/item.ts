import type { FiringFrequency } from '@waymark/domain/tag'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { Kind, TagContent, TriggerContent } from './content.ts'
import { ofSite } from './site.ts'

/**
 * `contentHash` is the hash of name, attributes and links of the draft item, `publishedHash` that of the same item in
 * the published version (null when it is not in it). An item is published while both are equal.
 * `revision` is the revision of the draft in which the item was last changed: it grows with every change of its content.
 */
const hashes = () => ({
  contentHash: text('content_hash').notNull(),
  publishedHash: text('published_hash'),
  /** Whether both differ, as a column, so that the planner has statistics of how few do. */
  isChanged: boolean('is_changed').notNull().generatedAlwaysAs(sql`content_hash is distinct from published_hash`),
  revision: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Finds the few items of a draft that differ from the published version. */
const unpublished = (name: string, table: { siteId: AnyPgColumn; isChanged: AnyPgColumn }) =>
  index(name).on(table.siteId).where(sql`${table.isChanged}`)

/** What people write beside an item for each other; empty where there is none. */
const annotations = () => ({
  note: text().notNull().default(''),
  labels: jsonb().$type<readonly string[]>().notNull().default([]),
})

/** Lists are sorted by name like this, so that their first page is read off an index. */
const inOrder = (name: AnyPgColumn) => sql`(lower(${name}) collate "und-x-icu")`

/** Finds the few tags that have a tag before or after them. */
export const isSequenced = (table: { setupTag: AnyPgColumn; cleanupTag: AnyPgColumn }) =>
  sql`(${table.setupTag} is not null or ${table.cleanupTag} is not null)`

/** Tags of the draft. Their triggers are rows of `tagTriggers`. */
export const tags = pgTable(
  'tags',
  {
    siteId: ofSite(),
    id: uuid().notNull(),
    name: text().notNull(),
    template: text().notNull(),
    isActive: boolean('is_active').notNull(),
    priority: bigint({ mode: 'number' }).notNull(),
    consentType: text('consent_type').notNull(),
    respectVisitorsPrivacy: boolean('respect_visitors_privacy').notNull(),
    disableInDebugMode: boolean('disable_in_debug_mode').notNull(),
    documentWrite: boolean('document_write').notNull(),
    scheduler: jsonb().$type<TagContent['scheduler']>().notNull(),
    templateOptions: jsonb('template_options').$type<Record<string, unknown>>().notNull(),
    code: text(),
    firingFrequency: text('firing_frequency').$type<FiringFrequency>().notNull().default('each_time'),
    setupTag: jsonb('setup_tag').$type<TagContent['setup_tag']>(),
    cleanupTag: jsonb('cleanup_tag').$type<TagContent['cleanup_tag']>(),
    ...annotations(),
    ...hashes(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('tags_name').on(table.siteId, table.name),
    unpublished('tags_unpublished', table),
    index('tags_order').on(table.siteId, inOrder(table.name), table.createdAt, table.id),
    index('tags_template').on(table.siteId, table.template),
    index('tags_sequenced').on(table.siteId).where(isSequenced(table)),
  ],
)

/** Triggers of the draft. Members of a group are rows of `groupMembers`. */
export const triggers = pgTable(
  'triggers',
  {
    siteId: ofSite(),
    id: uuid().notNull(),
    name: text().notNull(),
    triggerType: text('trigger_type').notNull(),
    conditions: jsonb().$type<TriggerContent['conditions']>().notNull(),
    ...annotations(),
    ...hashes(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('triggers_name').on(table.siteId, table.name),
    unpublished('triggers_unpublished', table),
    index('triggers_order').on(table.siteId, inOrder(table.name), table.createdAt, table.id),
  ],
)

/** Own variables of the draft; built-in variables are no rows. */
export const variables = pgTable(
  'variables',
  {
    siteId: ofSite(),
    id: uuid().notNull(),
    name: text().notNull(),
    variableType: text('variable_type').notNull(),
    value: text(),
    options: jsonb().$type<Record<string, unknown>>().notNull(),
    ...annotations(),
    ...hashes(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('variables_name').on(table.siteId, table.name),
    unpublished('variables_unpublished', table),
    index('variables_order').on(table.siteId, inOrder(table.name), table.createdAt, table.id),
  ],
)

/**
 * The items of the published version, by which items that the draft no longer has are found. `itemType` is the template of
 * a tag, or the type of a trigger or variable.
 */
export const publishedItems = pgTable(
  'published_items',
  {
    siteId: ofSite(),
    id: uuid().notNull(),
    kind: text().$type<Kind>().notNull(),
    name: text().notNull(),
    itemType: text('item_type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

/** Triggers of a tag, those that fire it and those that block it, each in the order in which they were given. */
export const tagTriggers = pgTable(
  'tag_triggers',
  {
    siteId: ofSite(),
    tagId: uuid('tag_id').notNull(),
    triggerId: uuid('trigger_id').notNull(),
    isBlocking: boolean('is_blocking').notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.tagId, table.triggerId, table.isBlocking] }),
    foreignKey({ columns: [table.siteId, table.tagId], foreignColumns: [tags.siteId, tags.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.triggerId], foreignColumns: [triggers.siteId, triggers.id] }).onDelete(
      'cascade',
    ),
    index('tag_triggers_trigger').on(table.siteId, table.triggerId),
  ],
)

/** Members of a trigger group with the number of activations each needs. */
export const groupMembers = pgTable(
  'group_members',
  {
    siteId: ofSite(),
    groupId: uuid('group_id').notNull(),
    memberId: uuid('member_id').notNull(),
    firingThreshold: integer('firing_threshold').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.groupId, table.memberId] }),
    foreignKey({ columns: [table.siteId, table.groupId], foreignColumns: [triggers.siteId, triggers.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.siteId, table.memberId], foreignColumns: [triggers.siteId, triggers.id] }),
    index('group_members_member').on(table.siteId, table.memberId),
  ],
)
