export {
  Accepted,
  OPERATION_STATES,
  OPERATION_TYPES,
  Operation,
  OperationState,
  OperationSummary,
  type OperationType,
  SummaryItem,
  SummaryVersion,
} from './operation.ts'
export {
  MISSES_LIMIT,
  type Next,
  nextPoll,
  POLL_INTERVALS,
  type PollOutcome,
  publishedVersion,
  waitBefore,
} from './polling.ts'
