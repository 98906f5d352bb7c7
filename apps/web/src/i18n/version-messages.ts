import { msg } from '@waymark/domain/message'

/*
 * Messages about versions and their changes.
 */

export const SYSTEM = msg('changelog.system', 'System')
export const VERSION_NUMBERED = msg('version.numbered', 'Version {number}')
