import { msg } from '@waymark/domain/message'

/*
 * Messages of choosing values of a filter, or labels.
 */

export const CHOSEN = msg('filter.chosen', '{count, number} of {all, number}')
export const NO_LABEL = msg('labels.filter.no-match', 'No label of this name')
export const SEARCH_LABELS = msg('labels.filter.search', 'Search labels')
