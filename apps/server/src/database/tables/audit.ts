import type { AuditAction, AuditActor, AuditChange, AuditObject } from '@waymark/domain/audit'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import type { SignInMethod } from './initiator.ts'
import { organisations } from './people.ts'

/**
 * The audit log. A trigger refuses to change or delete entries. Names are those of the time of the entry, and what they
 * name may be gone, so nothing but the organisation is referred to. Entries made at the same time follow their `position`.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    createdAt: moment('created_at').notNull(),
    action: text().$type<AuditAction>().notNull(),
    actorType: text('actor_type').$type<AuditActor['type']>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    objectType: text('object_type').$type<AuditObject['type']>().notNull(),
    objectId: uuid('object_id'),
    objectName: text('object_name').notNull(),
    siteId: uuid('site_id'),
    siteName: text('site_name'),
    /** Network address, browser and id of the call; empty and null where there was none. */
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id'),
    /** How and when the session of the call began. */
    signedInWith: text('signed_in_with').$type<SignInMethod>(),
    signedInAt: moment('signed_in_at'),
    changes: jsonb().$type<readonly AuditChange[]>().notNull(),
  },
  (table) => [
    index('audit_entries_time').on(table.organisationId, table.createdAt, table.position),
    index('audit_entries_actor').on(table.organisationId, table.actorId),
  ],
)
