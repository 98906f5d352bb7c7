import { msg } from '@waymark/domain/message'

/*
 * Messages of copying, renaming and deleting an item.
 */

export const DELETE_TAG = msg('delete.tag.confirm', 'Delete tag')
export const RENAME = msg('rename', 'Rename')
export const WHY_LEFT_OUT = msg('copied.why', 'Why it was left out')
