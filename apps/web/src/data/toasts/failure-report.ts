import { type FailureReport, failureReport } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { CallFailed } from '#data/call-failed.ts'

/** What anything thrown during a change says. An exception that is not the failure of a call says `fallback`. */
export const reportOf = (error: unknown, fallback: Message): FailureReport =>
  error instanceof CallFailed
    ? failureReport(error.failure, fallback)
    : { fields: [], onlyFields: false, message: fallback }
