export * from './actions.ts'
export * from './can.ts'
