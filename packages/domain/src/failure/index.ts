export * from './codes.ts'
export * from './report.ts'
export { MAINTENANCE, NO_CHANGES, OFFLINE, OUTCOME_UNKNOWN, REFUSAL_TEXTS, UNABLE_TO_LOAD, UNKNOWN } from './texts.ts'
export * from './toast-texts.ts'
