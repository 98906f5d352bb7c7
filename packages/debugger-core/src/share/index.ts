export * from './debug-link.ts'
export * from './link-end.ts'
