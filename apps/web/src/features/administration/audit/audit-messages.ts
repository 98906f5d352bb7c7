import { msg } from '@waymark/domain/message'

/*
 * Names of what the audit log says of an entry, in the table and in the panel.
 */

export const ACTOR = msg('audit.actor', 'Person or client')
export const TIME = msg('audit.time', 'Time')
