export { renameBody } from '@waymark/domain/copy'
export { createRenameForm, type RenameValues } from './rename.ts'
