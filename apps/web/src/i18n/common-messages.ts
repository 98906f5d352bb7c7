import { msg } from '@waymark/domain/message'

/*
 * Messages that several folders use.
 */

export const ADD_WEBSITE = msg('websites.add', 'Add website')
export const ADMINISTRATION = msg('administration', 'Administration')
export const BRAND_LABEL = msg('brand.label', 'Waymark, tag manager')
export const CANCEL = msg('cancel', 'Cancel')
export const CHOOSE_WEBSITE = msg('choose-site.none', 'Choose a website')
export const CLEAR_SEARCH = msg('lists.search.clear', 'Clear search')
export const CLOSE = msg('close', 'Close')
export const EDITED = msg('lists.row.edited', 'Edited {date}')
export const FAILED_TEXT = msg('lists.failed-text', 'Check the connection and try again.')
export const LABELS = msg('labels', 'Labels')
export const LISTS_TRY_AGAIN = msg('lists.try-again', 'Try again')
export const NEWEST_FIRST = msg('lists.sort.newest-caption', 'Newest first')
export const NEXT_PAGE = msg('pager.next', 'Next page')
export const OPENING = msg('opening', 'Opening')
export const PREVIOUS_PAGE = msg('pager.previous', 'Previous page')
export const SAVE = msg('save', 'Save')
export const SIGN_OUT = msg('sign-out', 'Sign out')
export const SKIP_TO_CONTENT = msg('skip', 'Skip to content')
export const SORT_BY = msg('lists.sort', 'Sort by')
export const SYSTEM = msg('changelog.system', 'System')
export const TRY_AGAIN = msg('try-again', 'Try again')
export const VERSION_NUMBERED = msg('version.numbered', 'Version {number}')
