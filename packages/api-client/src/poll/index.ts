export { type Followed, followMachine, type OperationEnd, type Unsuccessful } from './follow.ts'
export { type Run, type RunEnd, runMachine } from './run.ts'
export * from './to-end.ts'
export * from './version-operation.ts'
