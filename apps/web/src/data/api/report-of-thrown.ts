import { isCancelledError } from '@tanstack/react-query'
import { type FailureReport, failureReport } from '@waymark/domain/failure'
import { FIELD_ERRORS } from '@waymark/domain/field'
import { type Message, msg } from '@waymark/domain/message'
import { CallFailed } from '#data/api/call-failed.ts'

/**
 * The report of an error thrown during a change. An exception that is not a failed call is reported as `fallback`. A query that
 * was cancelled has no message, because it is when the session ends.
 */
export const reportOfThrown = (error: unknown, fallback: Message): FailureReport =>
  error instanceof CallFailed
    ? failureReport(error.failure, fallback)
    : { fields: [], onlyFields: false, message: isCancelledError(error) ? undefined : fallback }

const UNKNOWN = msg('failure.no-reason', 'The server refused it without a reason.')
const SERVER = msg('failure.server', 'The server had an error. Try again.')

const UNEXPECTED = msg(
  'failure.unexpected-answer',
  'The server did not answer as expected. Check your connection and try again.',
)

/** Why a call failed: always a reason, with the values of its text. */
export function reasonOfThrown(error: unknown): { message: Message; values?: Record<string, unknown> } {
  const { message, fields } = reportOfThrown(error, UNKNOWN)
  const [field] = fields
  if (field) return { message: FIELD_ERRORS[field.error.key], values: { ...field.error } }
  if (message !== UNKNOWN && message) return { message }
  if (!(error instanceof CallFailed)) return { message: SERVER }
  const { failure } = error
  if (failure.kind === 'session') return reasonOfThrown(new CallFailed(failure.cause))
  if (failure.kind === 'shape') return { message: UNEXPECTED }
  return { message: failure.kind === 'status' && failure.status >= 500 ? SERVER : UNKNOWN }
}
