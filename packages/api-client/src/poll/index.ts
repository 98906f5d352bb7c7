export { type Followed, followMachine, type OperationEnd, type Unsuccessful } from './follow.ts'
export { type Run, type RunEnd, runMachine } from './run.ts'
export { runVersionOperation } from './to-end.ts'
export { startVersionOperation, type VersionOperation } from './version-operation.ts'
