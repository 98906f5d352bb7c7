import { msg } from '@waymark/domain/message'

/*
 * Messages of copying, renaming and deleting an item.
 */

export const WHY_LEFT_OUT = msg('copied.why', 'Why it was left out')
