import { msg } from '@waymark/domain/message'

/*
 * Messages of the lists of sessions.
 */

export const END_SESSION = msg('session.end', 'End')
export const THIS_SESSION = msg('session.current', 'This session')
