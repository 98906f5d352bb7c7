import { msg } from '@waymark/domain/message'

/*
 * Messages of the table, the panel and the dialog of people.
 */

export const ADD_PERSON = msg('people.add', 'Add person')
export const LAST_SIGN_IN = msg('people.last-sign-in', 'Last sign-in')
export const SECOND_FACTOR = msg('people.second-factor', 'Second factor')
