import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofOrganisation } from './people.ts'
import { ofSite } from './site.ts'

/** What an organisation has bought. */
export const licences = pgTable('licences', {
  organisationId: ofOrganisation().primaryKey(),
  status: text().$type<'active' | 'expired' | 'inactive'>().notNull(),
  expiresAt: moment('expires_at'),
  inactiveAt: moment('inactive_at'),
  modules: jsonb().$type<string[]>().notNull(),
  plan: jsonb().$type<{ type: string; traffic_limit: number | null }>().notNull(),
  isTrial: boolean('is_trial').notNull(),
})

/** Modules that are switched on for an organisation. */
export const modules = pgTable(
  'modules',
  {
    organisationId: ofOrganisation(),
    module: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.module] })],
)

/** State of the customer data platform for an organisation. */
export const cdpAccess = pgTable('cdp_access', {
  organisationId: ofOrganisation().primaryKey(),
  state: text().$type<'granted' | 'not_granted' | 'inactive'>().notNull(),
})

/** Audiences that conditions of a site may name. */
export const audiences = pgTable(
  'audiences',
  {
    siteId: ofSite(),
    id: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

/** Which visitors of a site belong to which audience. */
export const audienceVisitors = pgTable(
  'audience_visitors',
  {
    siteId: uuid('site_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    audienceId: uuid('audience_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.visitorId, table.audienceId] }),
    foreignKey({
      columns: [table.siteId, table.audienceId],
      foreignColumns: [audiences.siteId, audiences.id],
    }).onDelete('cascade'),
  ],
)

/** Dimensions of products in a basket; `slot` is 1 to 20. */
export const productDimensions = pgTable(
  'product_dimensions',
  {
    siteId: ofSite(),
    slot: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.slot] })],
)

/** Dimensions of visits and events; `trackingId` is 1 to 400. */
export const customDimensions = pgTable(
  'custom_dimensions',
  {
    siteId: ofSite(),
    trackingId: integer('tracking_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    active: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.trackingId] })],
)

/** Values of the installation itself: keys for tokens. */
export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
})
