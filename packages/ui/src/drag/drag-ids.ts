import type { UniqueIdentifier } from '@dnd-kit/core'

/** The drop area of the whole sortable list, including empty space. */
export const LIST_ID = 'sortable-list'
/** The drop area of the source: items dropped there are removed from the list. */
export const SOURCE_ID = 'drag-source'

const PREFIX = 'source '

/** The id of an item while it is dragged out of the source; the list may hold the same item. */
export const sourceId = (key: string): string => `${PREFIX}${key}`
export const isFromSource = (id: UniqueIdentifier): boolean => String(id).startsWith(PREFIX)
/** The key of the item with a drag id. */
export const keyOf = (id: UniqueIdentifier): string => (isFromSource(id) ? String(id).slice(PREFIX.length) : String(id))
