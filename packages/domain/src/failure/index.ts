export { ERROR_CODES, type ErrorCode, isErrorCode } from './codes.ts'
export { type Deed, NOTICE_LIFE, NOTICES } from './notices.ts'
export { afterChange, afterLoad, type Outcome, type Reason, type Unanswered } from './outcome.ts'
export { MAINTENANCE, OFFLINE, OPERATION_FAILED, REFUSAL_TEXTS, UNABLE_TO_LOAD, UNKNOWN } from './texts.ts'
