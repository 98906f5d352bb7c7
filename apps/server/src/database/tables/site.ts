import type { TrackerSettings } from '@waymark/domain/site'
import type { DefaultLevel } from '@waymark/domain/user'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofOrganisation, ofUser } from './people.ts'

/**
 * A website (`app`) or a meta-site. Its row is the lock that serialises writes to the draft.
 * `draftRevision` grows with every effective change of the draft's content, `settingsRevision` with every change
 * of what its artifact is built from besides content (settings, linked meta-sites).
 */
export const sites = pgTable(
  'sites',
  {
    id: uuid().primaryKey(),
    organisationId: ofOrganisation(),
    kind: text().$type<'app' | 'meta-site'>().notNull(),
    name: text().notNull(),
    urls: jsonb().$type<string[]>().notNull(),
    gdpr: boolean().notNull(),
    /** Milliseconds that links and forms may wait for tags; 0 is off. */
    delay: integer().notNull(),
    timezone: text().notNull(),
    /** The tracker settings of the website; absent settings are the installation's. */
    tracker: jsonb().$type<TrackerSettings>(),
    draftRevision: bigint('draft_revision', { mode: 'number' }).notNull().default(0),
    settingsRevision: bigint('settings_revision', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sites_organisation').on(table.organisationId, table.kind)],
)

/** Meta-sites linked to a site, in the order of linking. */
export const ofSite = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

export const siteMetaSites = pgTable(
  'site_meta_sites',
  {
    siteId: ofSite(),
    metaSiteId: uuid('meta_site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.metaSiteId] }),
    index('site_meta_sites_meta').on(table.metaSiteId),
  ],
)

/** What a user who is not an owner may do on one site. No row means nothing at all. */
export const accessLevels = pgTable(
  'access_levels',
  {
    siteId: ofSite(),
    userId: ofUser(),
    level: text().$type<DefaultLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.userId] }), index('access_levels_user').on(table.userId)],
)

/** A row of a site or meta-site. */
export type SiteRow = typeof sites.$inferSelect
