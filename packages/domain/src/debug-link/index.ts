export * from './address.ts'
export * from './debug-link.ts'
