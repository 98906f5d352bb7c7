export * from './operation.ts'
export * from './polling.ts'
