import { msg } from '@waymark/domain/message'

/*
 * Messages of filters.
 */

export const APPLY = msg('filter.apply', 'Apply')
export const CLEAR = msg('filter.clear', 'Clear')
