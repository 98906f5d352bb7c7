export { createRenameForm, placeOfName, type RenameValues, renameBody } from './rename.ts'
