export * from './read-message.ts'
export * from './write-message.ts'
