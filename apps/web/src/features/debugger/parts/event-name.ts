import { type Message, msg } from '@waymark/domain/message'

/** What a push to the data layer is called that names no event. */
export const UNNAMED: Message = msg('debugger.event.unnamed', 'Unnamed event')
