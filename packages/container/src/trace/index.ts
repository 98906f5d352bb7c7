export * from './play.ts'
export * from './record.ts'
export type * from './trace.ts'
