export * from './built-in.ts'
export * from './find.ts'
export * from './table.ts'
export type * from './value-kind.ts'
