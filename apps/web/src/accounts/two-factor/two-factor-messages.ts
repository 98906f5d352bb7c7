import { msg } from '@waymark/domain/message'

/*
 * Messages of two-factor sign-in, at signing in, in the account and in the administration.
 */

export const SET_UP_TWO_FACTOR = msg('two-factor.set-up-title', 'Set up two-factor sign-in')
export const STORE_CODES = msg('two-factor.codes-title', 'Store your recovery codes')
export const TWO_FACTOR = msg('two-factor.title', 'Two-factor sign-in')
