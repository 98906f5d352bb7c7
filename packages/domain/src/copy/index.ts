export { type CopyInput, type CopyTargets, copyTargets, mayCopy, mayCopyToSite, mayDuplicate } from './availability.ts'
export {
  type CopyForm,
  type CopyOperation,
  checkCopy,
  copyBody,
  newCopy,
  withOperation,
  withTriggers,
} from './copy-form.ts'
export { CopyTag, CopyTrigger, CopyVariable } from './copy-request.ts'
export { COPY_SUFFIX, copyName, freeName } from './free-name.ts'
export { checkRename, type RenameForm, renameBody } from './rename.ts'
export {
  copiedItem,
  hasNews,
  type ImportOutcome,
  importedItems,
  leftOutItems,
  leftOutReason,
  type ReportedItem,
  renamedItems,
} from './summary.ts'
