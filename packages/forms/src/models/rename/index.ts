export { renameBody } from '@waymark/domain/copy'
export { createRenameForm, placeOfName, type RenameValues } from './rename.ts'
