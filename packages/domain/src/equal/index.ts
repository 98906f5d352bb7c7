export * from './equal.ts'
