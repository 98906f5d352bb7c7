import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofUser } from './people.ts'

/**
 * An attempt to sign in that counts towards a limit; `key` is a hash of what the limit is for, such as an address and an
 * e-mail. It is kept no longer than it counts.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('sign_in_attempts_key').on(table.key, table.at), index('sign_in_attempts_at').on(table.at)],
)

/** A browser in which a user has signed in. `secretHash` is the SHA-256 of its cookie, which several users may share. */
export const knownDevices = pgTable(
  'known_devices',
  {
    secretHash: text('secret_hash').notNull(),
    userId: ofUser(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.secretHash, table.userId] }),
    index('known_devices_user').on(table.userId),
    index('known_devices_seen').on(table.seenAt),
  ],
)

/** A sign-in whose password was right and whose second step is still to come. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: ofUser(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId), index('pending_sign_ins_end').on(table.endsAt)],
)

/**
 * A link with which a user sets their password once. `secretHash` is the SHA-256 of the secret in its address. What has
 * ended is kept for a while, so that its page can say why.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: ofUser(),
    kind: text().$type<'invitation' | 'reset'>().notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Why it ended before its time. */
    endedBy: text('ended_by').$type<'use' | 'replacement'>(),
  },
  (table) => [index('password_links_user').on(table.userId), index('password_links_end').on(table.endsAt)],
)

/**
 * The authenticator app of a user; before `confirmedAt` it is being set up. `secret` is encrypted where the installation
 * has a secret of its own; `lastStep` is the time step of the last code that was used.
 */
export const secondFactors = pgTable('second_factors', {
  userId: ofUser().primaryKey(),
  secret: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** A recovery code that has not been used, as a hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
