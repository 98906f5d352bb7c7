export { renameBody } from '@waymark/domain/copy'
export * from './rename.ts'
