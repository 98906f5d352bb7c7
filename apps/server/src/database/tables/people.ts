import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import type { SignInMethod } from './initiator.ts'

/**
 * An organisation owns users and sites; nothing of it is visible to another one. `twoFactorRequired`: members who sign in
 * with a password need a second factor. The rest is about members with an address of the organisation's e-mail domains:
 * whether they are created at their first sign-in through the provider, and whether a password will do, too.
 */
export const organisations = pgTable('organisations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  twoFactorRequired: boolean('two_factor_required').notNull().default(false),
  createsMembers: boolean('creates_members').notNull().default(false),
  newMemberLanguage: text('new_member_language').notNull().default('en'),
  passwordSignIn: boolean('password_sign_in').notNull().default(true),
  createdAt: moment('created_at').notNull(),
})

/**
 * An account of an organisation: a member, or an API client. E-mail addresses are kept in lower case and are unique in the
 * installation; a client has its client id in place of one. An empty `passwordHash` is that of an account without password.
 */
export const ofOrganisation = () =>
  uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    organisationId: ofOrganisation(),
    kind: text().$type<'person' | 'client'>().notNull().default('person'),
    email: text().notNull().unique(),
    /** Of a person, who may have none. */
    name: text().notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    role: text().$type<'OWNER' | 'USER'>().notNull(),
    language: text().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('users_organisation').on(table.organisationId)],
)

/**
 * A live session of a member or API client. `secretHash` is the SHA-256 of the cookie's value; the id is the `sid` of tokens.
 * The last use and the network address of it are known to the minute; API clients keep theirs in `api_clients`.
 */
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    lastUsedFrom: text('last_used_from'),
    /** The `User-Agent` of the browser that has signed in. */
    userAgent: text('user_agent'),
    /** Null for API clients, and for sessions begun before it was kept. */
    signedInWith: text('signed_in_with').$type<SignInMethod>(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_end').on(table.endsAt)],
)
