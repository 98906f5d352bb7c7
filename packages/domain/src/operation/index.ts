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
export { follow, MISSES_LIMIT, type Next, publishedVersion, RHYTHM, type Told, waitBefore } from './rhythm.ts'
