export * from './copy.ts'
