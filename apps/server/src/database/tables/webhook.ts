import type { DeliveryState, DeliveryTry, WebhookEvent, WebhookEventType } from '@waymark/domain/webhook'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofOrganisation } from './people.ts'
import { ofSite } from './site.ts'

/**
 * Where an organisation wants its events to be sent. `secret` is in the form of `encryptValue`. A process claims a webhook
 * by writing `claimedBy` and `leaseUntil` while it sends one delivery, so that deliveries of one webhook keep their order.
 * `failingSince` is the first failed try since the last good one; `pausedReason` is why the server has turned it off.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    organisationId: ofOrganisation(),
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<readonly WebhookEventType[]>().notNull(),
    /** Whether the events of all sites are sent; otherwise those of its `webhook_sites`. */
    allSites: boolean('all_sites').notNull(),
    isActive: boolean('is_active').notNull(),
    pausedReason: text('paused_reason').$type<'failing' | 'secret-lost'>(),
    secret: text().notNull(),
    /** The last four characters of the secret. */
    secretEnd: text('secret_end').notNull(),
    failingSince: moment('failing_since'),
    claimedBy: text('claimed_by'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by'),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by'),
  },
  (table) => [index('webhooks_organisation').on(table.organisationId)],
)

/** The websites and meta-sites whose events a webhook gets, where it does not get those of all. */
export const webhookSites = pgTable(
  'webhook_sites',
  {
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    siteId: ofSite(),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.siteId] }), index('webhook_sites_site').on(table.siteId)],
)

/**
 * One event for one webhook, written with the change that it reports. `body` is the JSON text that is sent, the same in
 * every try. Deliveries of a webhook are sent in the order of `position`.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    eventType: text('event_type').$type<WebhookEvent['type']>().notNull(),
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    /** The last tries, oldest first, of `tryCount`. */
    tries: jsonb().$type<readonly DeliveryTry[]>().notNull(),
    tryCount: integer('try_count').notNull(),
    triesLeft: integer('tries_left').notNull(),
    triedAt: moment('tried_at'),
    nextTryAt: moment('next_try_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_waiting').on(table.webhookId, table.position).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_created').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
)
