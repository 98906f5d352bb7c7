export { type Followed, followMachine, type OperationEnd, type Unsuccessful } from './follow.ts'
export { type PublishRequest, publishMachine } from './publish.ts'
export { type Run, type RunEnd, runMachine } from './run.ts'
