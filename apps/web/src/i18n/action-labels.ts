import { msg } from '@waymark/domain/message'

/*
 * Labels of buttons and links that stand on several screens.
 */

export const ADD_WEBSITE = msg('websites.add', 'Add website')
export const CANCEL = msg('cancel', 'Cancel')
export const CHOOSE_WEBSITE = msg('choose-site.none', 'Choose a website')
export const CLOSE = msg('close', 'Close')
export const SAVE = msg('save', 'Save')
export const SIGN_OUT = msg('sign-out', 'Sign out')
export const TRY_AGAIN = msg('try-again', 'Try again')
