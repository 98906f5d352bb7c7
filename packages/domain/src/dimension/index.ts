export * from './dimension.ts'
