import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column.ts'
import { ofSite } from './site.ts'

/**
 * What has been observed of a website: loads of its container by pages under its addresses, and the first tag that a debug
 * session has shown fired. Apart from `sites`, whose rows are locked by those who edit.
 */
export const siteActivity = pgTable('site_activity', {
  siteId: ofSite().primaryKey(),
  firstLoadedAt: moment('first_loaded_at'),
  lastLoadedAt: moment('last_loaded_at'),
  /** Origin of the page that has loaded it last; absent where browsers do not send it. */
  loadedFrom: text('loaded_from'),
  firedAt: moment('fired_at'),
  /** When a member has dismissed the list of first steps. */
  dismissedAt: moment('dismissed_at'),
})
