export * from './machine.ts'
export { type BulkItem, countsOf, type ItemState } from './state.ts'
