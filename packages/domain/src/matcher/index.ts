export * from './matcher.ts'
