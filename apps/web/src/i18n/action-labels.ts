import { msg } from '@waymark/domain/message'

/*
 * Labels of buttons and links that stand on several screens.
 */

/** The names of the screens that add an item. */
export const ADD_ITEM = {
  tag: msg('add-tag.title', 'Add tag'),
  trigger: msg('add-trigger.title', 'Add trigger'),
  variable: msg('add-variable.title', 'Add variable'),
}
export const ADD_WEBSITE = msg('websites.add', 'Add website')
export const CANCEL = msg('cancel', 'Cancel')
export const CHOOSE_WEBSITE = msg('choose-site.none', 'Choose a website')
export const CLOSE = msg('close', 'Close')
export const DELETE = msg('delete', 'Delete')
export const PUBLISH = msg('publish.do', 'Publish')
export const PUBLISHING = msg('publish.pending', 'Publishing')
export const SAVE = msg('save', 'Save')
export const SIGN_OUT = msg('sign-out', 'Sign out')
export const TRY_AGAIN = msg('try-again', 'Try again')
