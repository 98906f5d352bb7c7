import { msg } from '@waymark/domain/message'

/*
 * Messages that several pages of the administration use.
 */

export const EDITED = msg('websites.column.edited', 'Edited')
export const LEVEL_ON = msg('sign-in-policy.level-on', 'Level on {site}')
export const NAME = msg('websites.column.name', 'Name')
export const NO_PERMISSION = msg('page.no-permission', 'You do not have permission to see this')
export const ROLE_CHANGED = msg('page.role-changed', 'Only owners may. Another owner may have changed your role.')
