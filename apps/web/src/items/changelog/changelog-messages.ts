import { msg } from '@waymark/domain/message'

/*
 * Messages of changes, in the changelog, in the history of an item and before publishing.
 */

export const AFTER = msg('changelog.after', 'After')
export const BEFORE = msg('changelog.before', 'Before')
export const CHANGELOG_ABOUT = msg('changelog.help', 'How the changelog works')
export const HIDE_CHANGES = msg('changelog.hide', 'Hide changes of {name}')
export const LOAD_MORE = msg('history.more', 'Load more')
export const NO_CHANGES = msg('changelog.no-entries', 'No changes')
export const SHOW_CHANGES = msg('changelog.show', 'Show changes of {name}')
