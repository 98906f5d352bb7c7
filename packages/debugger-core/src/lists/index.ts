export * from './event-tags.ts'
export type { Language } from './order.ts'
export * from './tags.ts'
export * from './variables.ts'
