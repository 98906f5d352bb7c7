import { msg } from '@waymark/domain/message'

/*
 * Messages of choosing a website or meta-site.
 */

export const FIRST_PAGE = msg('pager.first', 'This is the first page')
export const LAST_PAGE = msg('pager.last', 'This is the last page')
export const NO_SITE = msg('site-picker.none', 'No site matches')
export const SITES_FAILED = msg('site-picker.failed', 'Sites could not be loaded')
