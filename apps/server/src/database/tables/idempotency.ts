import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofUser } from './people.ts'

/**
 * Calls that were made with an `Idempotency-Key`, with their answers once they have one; kept for a day. `key` and `call`
 * are hashes: of the header, and of header, method, address and body.
 */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    userId: ofUser(),
    key: text().notNull(),
    call: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotent_calls_age').on(table.createdAt)],
)
