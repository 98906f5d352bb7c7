import { msg } from '@waymark/domain/message'

export const SIGN_IN = msg('login.do', 'Sign in')
export const TO_SIGN_IN = msg('set-password.to-sign-in', 'Go to sign-in')
