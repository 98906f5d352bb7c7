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
