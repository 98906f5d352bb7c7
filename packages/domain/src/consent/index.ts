export * from './card.ts'
export * from './consent.ts'
export * from './labels.ts'
