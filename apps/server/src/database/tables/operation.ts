import type { PublishAttributes } from '@waymark/domain/version'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import type { Initiator } from './initiator.ts'
import { ofSite, type SiteRow } from './site.ts'

/** What an operation needs that its parameters do not show, and what it has changed so far. */
export interface OperationInput {
  /** What the caller of a publish has chosen. */
  readonly attributes?: PublishAttributes
  /** The id that was promised for a snapshot. */
  readonly snapshot_id?: string
  /** What a publish has changed, for a later try. */
  readonly published?: ChangedSite
  /** What a stop or resume has changed, for a later try. */
  readonly done?: ChangedSite
}

/** A site whose published content an operation has changed, with the summary of the operation. */
export interface ChangedSite {
  readonly summary: Readonly<Record<string, unknown>>
  readonly kind: SiteRow['kind']
}

/**
 * Work that goes on after the answer to the call that started it. A process claims it by writing `claimedBy` and
 * `leaseUntil`; a lapsed lease makes it claimable again, `tries` counts the claims. `input` is for the server alone and never
 * shown.
 */
export const operations = pgTable(
  'operations',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    operationType: text('operation_type').notNull(),
    state: text().$type<'created' | 'started' | 'completed' | 'failed'>().notNull(),
    parameters: jsonb().$type<Record<string, unknown>>().notNull(),
    summary: jsonb().$type<Record<string, unknown>>().notNull(),
    input: jsonb().$type<OperationInput>().notNull(),
    userId: uuid('user_id'),
    userEmail: text('user_email'),
    /** Who started it and from where; absent for what the server does by itself. */
    startedBy: jsonb('started_by').$type<Initiator>(),
    tries: integer().notNull().default(0),
    claimedBy: text('claimed_by'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('operations_waiting').on(table.createdAt).where(sql`${table.state} in ('created', 'started')`),
    index('operations_age').on(table.updatedAt),
    index('operations_site').on(table.siteId),
  ],
)
