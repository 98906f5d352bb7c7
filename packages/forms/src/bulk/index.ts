export { type BulkEffects, type BulkEvent, bulkMachine, type ItemOutcome } from './machine.ts'
export { type BulkItem, countsOf, type ItemState } from './state.ts'
