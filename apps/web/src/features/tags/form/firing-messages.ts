import { msg } from '@waymark/domain/message'

/** In place of what was not chosen, where nothing can be chosen. */
export const NONE = msg('tags.firing.none', 'None')
