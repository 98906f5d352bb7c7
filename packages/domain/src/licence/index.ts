export * from './cdp.ts'
export * from './included.ts'
export * from './licence.ts'
