import { msg } from '@waymark/domain/message'

/*
 * Messages of copying, renaming and deleting an item.
 */

export const NEW_NAME = msg('rename.name', 'Name')
export const TYPE = msg('copied.type', 'Type')
export const WHY_LEFT_OUT = msg('copied.why', 'Why it was left out')
