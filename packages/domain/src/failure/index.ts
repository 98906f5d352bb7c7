export { ERROR_CODES, type ErrorCode, isErrorCode, type StateRefusal } from './codes.ts'
export {
  type FailureReport,
  type FieldFailure,
  failureReport,
  NAME_TAKEN_ERRORS,
  type Reason,
  type Unanswered,
} from './report.ts'
export { MAINTENANCE, NO_CHANGES, OFFLINE, OUTCOME_UNKNOWN, REFUSAL_TEXTS, UNABLE_TO_LOAD, UNKNOWN } from './texts.ts'
export { TOASTS, type UserAction } from './toast-texts.ts'
