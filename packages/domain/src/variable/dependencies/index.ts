export * from './dependents.ts'
export * from './references.ts'
