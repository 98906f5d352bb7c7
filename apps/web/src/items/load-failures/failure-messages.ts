import { msg } from '@waymark/domain/message'

/*
 * Messages of an unexpected answer.
 */

export const SERVER_ERROR = msg('server-error.title', 'This could not be loaded')
export const SERVER_ERROR_TEXT = msg(
  'server-error.answer',
  'The server did not answer as expected. Your draft is safe.',
)
