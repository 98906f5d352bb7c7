export * from './item-edit.ts'
export * from './presence.ts'
