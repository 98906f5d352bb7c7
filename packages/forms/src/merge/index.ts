export * from './content.ts'
export * from './merge.ts'
