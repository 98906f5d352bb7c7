export * from './delivery.ts'
export * from './event.ts'
export * from './webhook.ts'
