export * from './plain.ts'
