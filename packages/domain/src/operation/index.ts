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
export { MISSES_LIMIT, type Next, nextPoll, publishedVersion, RHYTHM, type Told, waitBefore } from './rhythm.ts'
