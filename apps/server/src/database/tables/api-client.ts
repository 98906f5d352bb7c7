import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofUser } from './people.ts'

/**
 * An API client, whose account is a row of `users` of the kind `client`. `secretHash` is the SHA-256 of its secret. Who
 * created it and who rotated its secret are e-mail addresses, which stay when the person is deleted.
 */
export const apiClients = pgTable('api_clients', {
  userId: ofUser().primaryKey(),
  name: text().notNull(),
  secretHash: text('secret_hash').notNull(),
  endsAt: moment('ends_at'),
  revokedAt: moment('revoked_at'),
  createdBy: text('created_by'),
  secretRotatedAt: moment('secret_rotated_at'),
  secretRotatedBy: text('secret_rotated_by'),
  lastUsedAt: moment('last_used_at'),
  lastUsedFrom: text('last_used_from'),
})
