import { msg } from '@waymark/domain/message'

/*
 * Labels of buttons and links that stand on several screens.
 */

export const ACTIONS = msg('actions', 'Actions')

/** The names of the screens that add an item. */
export const ADD_ITEM = {
  tag: msg('add-tag.title', 'Add tag'),
  trigger: msg('add-trigger.title', 'Add trigger'),
  variable: msg('add-variable.title', 'Add variable'),
}
export const ADD_WEBSITE = msg('websites.add', 'Add website')
export const CANCEL = msg('cancel', 'Cancel')
export const CHANGE = msg('change', 'Change')
export const CHANGE_WEBSITE = msg('change-website', 'Change website')
export const CHOOSE_WEBSITE = msg('choose-site.none', 'Choose a website')
export const CLOSE = msg('close', 'Close')
export const CLOSE_PANEL = msg('close-panel', 'Close panel')
export const CONTINUE = msg('continue', 'Continue')
export const COPY = msg('copy', 'Copy')
export const DELETE = msg('delete', 'Delete')
export const DELETE_NAMED = msg('delete.named', 'Delete “{name}”?')
export const DISMISS = msg('dismiss', 'Dismiss')
export const DONE = msg('done', 'Done')
export const EDIT = msg('edit', 'Edit')
export const MORE_ACTIONS = msg('more-actions', 'More actions')
export const PUBLISH = msg('publish.do', 'Publish')
export const PUBLISHING = msg('publish.pending', 'Publishing')
export const REMOVE = msg('remove', 'Remove')
export const SAVE = msg('save', 'Save')
export const SIGN_OUT = msg('sign-out', 'Sign out')
export const TRY_AGAIN = msg('try-again', 'Try again')
