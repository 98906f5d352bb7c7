import type { DefaultLevel } from '@waymark/domain/user'
import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { organisations, users } from './people.ts'
import { sites } from './site.ts'

/** E-mail domains whose people sign in through the provider, in lower case. A domain belongs to one organisation only. */
export const emailDomains = pgTable('email_domains', {
  domain: text().primaryKey(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
})

/** The level on a site of members who are created at their first sign-in. */
export const defaultLevels = pgTable('default_levels', {
  siteId: uuid('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  level: text().$type<DefaultLevel>().notNull(),
})

/** The account of a user at an OpenID Connect provider, which identifies them by `subject`. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('identities_user').on(table.userId, table.issuer),
  ],
)
