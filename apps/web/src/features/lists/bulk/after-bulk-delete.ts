import type { ListSelection } from '../use-selection.ts'

/**
 * What follows when a bulk operation is through: the selection is let go, and when the open item is among what has
 * been deleted, the way leads back to the list.
 */
export const afterBulkDelete =
  (selection: ListSelection, openId: string | undefined, leave: () => void) => (done: readonly string[]) => {
    selection.clear()
    if (openId !== undefined && done.includes(openId)) leave()
  }
