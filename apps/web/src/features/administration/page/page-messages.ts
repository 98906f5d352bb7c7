import { msg } from '@waymark/domain/message'

/*
 * Messages that several pages of the administration use.
 */

export const ADDED = msg('administration.added', 'Added {date}')
export const ADD_AND_SHOW_SECRET = msg('secret.add', 'Add and show secret')
export const ALREADY_LISTED = msg('administration.already-listed', 'Already in the list')
export const BROWSER = msg('administration.browser', 'Browser')
export const CHOOSE_LAST_DAY = msg('administration.choose-last-day', 'Choose the last day')
export const EDITED = msg('administration.edited', 'Edited')
export const IP_ADDRESS = msg('administration.address', 'Address')
export const KEEP_SECRET = msg('secret.keep', 'Keep it where your other secrets are kept, never in code.')
export const LEVELS = msg('administration.levels', 'Levels')
export const LEVEL_ON = msg('administration.level-on', 'Level on {site}')
export const NEVER = msg('administration.never', 'Never')
export const NO_PERMISSION = msg('page.no-permission', 'You do not have permission to see this')
export const ROLE_CHANGED = msg('page.role-changed', 'Only owners may. Another owner may have changed your role.')
export const ROTATE_SECRET = msg('secret.rotate', 'Rotate secret')
export const SEARCH_WEBSITES = msg('websites.search', 'Search websites')
export const SITE = msg('administration.site', 'Website or meta-site')
export const STATE = msg('administration.state', 'State')
export const WEBSITE_PAGES = msg('websites.pages', 'Pages of websites')
