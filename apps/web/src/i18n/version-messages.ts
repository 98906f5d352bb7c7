import { msg } from '@waymark/domain/message'

/*
 * Messages about versions and their changes.
 */

export const OPEN_IN_CHANGELOG = msg('history.changelog', 'Open in changelog')
export const SYSTEM = msg('changelog.system', 'System')
export const VERSION_NUMBERED = msg('version.numbered', 'Version {number}')
