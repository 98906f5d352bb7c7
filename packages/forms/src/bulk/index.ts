export * from './machine.ts'
