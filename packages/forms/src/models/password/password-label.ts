import { msg } from '@waymark/domain/message'

/** The name of the field with a password. */
export const PASSWORD_LABEL = msg('login.password', 'Password')
