import { msg } from '@waymark/domain/message'

/*
 * Messages of lists and their pages.
 */

export const CLEAR_SEARCH = msg('lists.search.clear', 'Clear search')
export const EDITED = msg('lists.row.edited', 'Edited {date}')
export const LABELS = msg('labels', 'Labels')
export const LOADING = msg('lists.loading', 'Loading the list')
export const NEXT_PAGE = msg('pager.next', 'Next page')
export const PREVIOUS_PAGE = msg('pager.previous', 'Previous page')
export const SEARCH_ITEMS = {
  tag: msg('tags.search', 'Search tags'),
  trigger: msg('triggers.search', 'Search triggers'),
  variable: msg('variables.search', 'Search variables'),
}
/** The name of the key that picks an item up and puts it down. */
export const SPACE_KEY = msg('keys.space', 'Space')
export const SORT_BY = msg('lists.sort', 'Sort by')
export const STATUS = msg('status', 'Status')
export const TYPE = msg('type', 'Type')

/** A name of an item in a list of several. */
export const QUOTED_NAME = msg('quoted-name', '“{name}”')
