export * from './list.ts'
