import { keptChangesTo } from '#form/kept-changes.ts'

/** The keys under which an unfinished renaming or copying of an item is stored. */
export const renameFormKey = (itemId: string) => `rename:${itemId}`
export const copyFormKey = (itemId: string) => `copy:${itemId}`

/** The dialog of an item that was open when the user's session ended, if what was entered in it is kept. */
export function keptDialog(itemId: string, user: string | undefined): 'rename' | 'copy' | null {
  if (keptChangesTo(renameFormKey(itemId), user)) return 'rename'
  return keptChangesTo(copyFormKey(itemId), user) ? 'copy' : null
}
