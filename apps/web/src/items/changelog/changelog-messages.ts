import { msg } from '@waymark/domain/message'

/*
 * Messages of changes, in the changelog, in the history of an item and before publishing.
 */

export const HIDE_CHANGES = msg('changelog.hide', 'Hide changes of {name}')
export const LOAD_MORE = msg('history.more', 'Load more')
export const SHOW_CHANGES = msg('changelog.show', 'Show changes of {name}')
