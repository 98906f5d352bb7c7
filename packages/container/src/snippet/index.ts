export * from './snippet.ts'
