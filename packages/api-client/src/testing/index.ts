export * from './answering.ts'
export * from './settled.ts'
export * from './tabs.ts'
export * from './token.ts'
