export * from './priorities.ts'
