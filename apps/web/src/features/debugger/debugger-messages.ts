import { msg } from '@waymark/domain/message'

/*
 * Messages that several screens of the debugger use.
 */

export const CLOSE_SESSION = msg('debugger.rail.close', 'Close session')
export const COPY_VALUE = msg('debugger.variable.copy-value', 'Copy value')
export const DELETE_LINK = msg('debugger.share.delete', 'Delete link')
export const EVENTS = msg('debugger.rail.events', 'Events')
export const KEEP_DEBUGGING = msg('debugger.interrupt.stay', 'Keep debugging')
export const NO_ACTIVE_TAGS = msg('debugger.event-tags.none', 'The draft has no active tags')
export const NO_TAG_MATCHES = msg('debugger.event-tags.no-match', 'No tag matches')
export const NO_TITLE = msg('debugger.events.no-title', 'No title')
export const OPEN_IN_TAGS = msg('debugger.open.tag', 'Open in Tags')
export const PRIORITY = msg('debugger.priority', 'Priority')
export const PUSH = msg('debugger.push', 'Data layer push')
export const RESTART = msg('debugger.restart', 'Restart')
export const SHARE_ACCESS = msg('debugger.share.title', 'Share access')
export const SOURCE = msg('debugger.fact.source', 'Source')
export const TAGS = msg('debugger.rail.tags', 'Tags')
export const TIMES_FIRED = msg('debugger.times-fired', 'Times fired')
export const TRIGGERS = msg('debugger.fact.triggers', 'Triggers')
export const VALUE_NOW = msg('debugger.value-now', 'Value now')
