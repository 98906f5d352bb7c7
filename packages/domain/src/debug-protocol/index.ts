export * from './debug-event.ts'
export * from './messages.ts'
