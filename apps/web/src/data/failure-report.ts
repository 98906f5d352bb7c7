import { type FailureReport, failureReport } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { CallFailed } from '#data/call-failed.ts'

/** The report of an error thrown during a change. An exception that is not a failed call is reported as `fallback`. */
export const reportOfThrown = (error: unknown, fallback: Message): FailureReport =>
  error instanceof CallFailed
    ? failureReport(error.failure, fallback)
    : { fields: [], onlyFields: false, message: fallback }
