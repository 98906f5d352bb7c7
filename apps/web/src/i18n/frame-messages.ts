import { msg } from '@waymark/domain/message'

/*
 * Messages of the frame around all screens.
 */

export const ACCOUNT = msg('account.title', 'Your account')
export const ADMINISTRATION = msg('administration', 'Administration')
export const BRAND_LABEL = msg('brand.label', 'Waymark, tag manager')
export const KEYBOARD_SHORTCUTS = msg('keys.title', 'Keyboard shortcuts')

export const LANGUAGE = msg('language.heading', 'Language')
export const OPENING = msg('opening', 'Opening')
export const SEARCH_OR_JUMP = msg('palette.open', 'Search or jump to')
export const SKIP_TO_CONTENT = msg('skip', 'Skip to content')
export const THEME = msg('theme.heading', 'Theme')
