import { msg } from '@waymark/domain/message'

/** The title of the section with the name of a new item. */
export const NAME_SECTION = msg('wizard.name', 'Name')
