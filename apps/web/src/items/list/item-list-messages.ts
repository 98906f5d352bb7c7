import { msg } from '@waymark/domain/message'

/*
 * Messages of the lists of items that other lists use too.
 */

export const BACK_TO_LIST = msg('one-pane.label', 'Back to the list')
export const CLEAR_FILTERS = msg('lists.clear-filters', 'Clear filters')
export const CREATED = msg('lists.row.created', 'Created {date}')
export const MOVE = msg('palette.move', 'move')
export const NO_MATCH = msg('lists.no-match', 'Nothing matches')
export const POSITION = msg('one-pane.position', '{at, number} of {total, number}')
export const TYPE_COUNT = msg('lists.chip.types', '{count, plural, one {# type} other {# types}}')
