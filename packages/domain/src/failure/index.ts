export { ERROR_CODES, type ErrorCode, isErrorCode } from './codes.ts'
export { afterChange, afterLoad, type Outcome, type Reason, type Unanswered } from './outcome.ts'
export { MAINTENANCE, OFFLINE, OPERATION_FAILED, REFUSAL_TEXTS, UNABLE_TO_LOAD, UNKNOWN } from './texts.ts'
export { TOASTS, type UserAction } from './toasts.ts'
