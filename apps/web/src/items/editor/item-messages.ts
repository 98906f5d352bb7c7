import { msg } from '@waymark/domain/message'

/*
 * Messages of an item's screen that its dialogs show too.
 */

export const TRIGGER_LOADING = msg('triggers.loading', 'Loading the trigger')
export const TRIGGER_MISSING = msg('triggers.missing', 'This trigger does not exist')
