import { afterChange, type Outcome } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { CallFailed } from '#data/call-failed.ts'

/** An error of one field of a form, as the server reports it. */
export type FieldOutcome = Extract<Outcome, { at: 'field' }>

/**
 * Where the failure of a change is shown. An exception that is not a failed call is a toast. Going to the sign-in page is
 * done by the session; its outcome needs nothing here.
 */
export const outcomesOf = (error: unknown, fallback: Message): readonly Outcome[] =>
  error instanceof CallFailed ? afterChange(error.failure, fallback) : [{ at: 'toast', message: fallback }]
