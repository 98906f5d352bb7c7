import { afterChange, type Outcome } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { CallFailed } from '#data/call-failed.ts'

/** What is wrong at one place of a form, as the server sees it. */
export type FieldOutcome = Extract<Outcome, { at: 'field' }>

/**
 * What becomes of anything thrown while something was being changed. The way to the sign-in page is the session's own
 * business, so that outcome asks for nothing here; an exception that is no call's failure is a notice.
 */
export const outcomesOf = (error: unknown, fallback: Message): readonly Outcome[] =>
  error instanceof CallFailed ? afterChange(error.failure, fallback) : [{ at: 'notice', message: fallback }]
