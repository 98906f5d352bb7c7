export * from './collectors.ts'
export * from './version-index.ts'
export * from './version-source.ts'
