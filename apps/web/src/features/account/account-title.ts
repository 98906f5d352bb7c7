import { msg } from '@waymark/domain/message'

/** Name of the screen of the user's own account. */
export const ACCOUNT = msg('account.title', 'Your account')
