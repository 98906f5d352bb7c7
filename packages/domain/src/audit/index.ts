export * from './action.ts'
export * from './entry.ts'
