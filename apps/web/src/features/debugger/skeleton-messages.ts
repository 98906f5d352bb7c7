import { msg } from '@waymark/domain/message'

/*
 * Messages of the debugger while it is being loaded, apart from those of its screens.
 */

export const EVENTS_REGION = msg('debugger.events.region', 'Events')
export const LOADING_DEBUGGER = msg('debugger.loading', 'Loading the debugger')
