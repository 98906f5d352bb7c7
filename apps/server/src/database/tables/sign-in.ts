import type { DefaultLevel } from '@waymark/domain/user'
import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofOrganisation, ofUser } from './people.ts'
import { ofSite } from './site.ts'

/** E-mail domains whose people sign in through the provider, in lower case. A domain belongs to one organisation only. */
export const emailDomains = pgTable('email_domains', {
  domain: text().primaryKey(),
  organisationId: ofOrganisation(),
})

/** The level on a site of members who are created at their first sign-in. */
export const defaultLevels = pgTable('default_levels', {
  siteId: ofSite().primaryKey(),
  level: text().$type<DefaultLevel>().notNull(),
})

/** The account of a user at an OpenID Connect provider, which identifies them by `subject`. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ofUser(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('identities_user').on(table.userId, table.issuer),
  ],
)
