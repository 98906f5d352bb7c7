export * from './grammar.ts'
export * from './values.ts'
