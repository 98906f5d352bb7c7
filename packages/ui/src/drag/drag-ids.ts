import type { UniqueIdentifier } from '@dnd-kit/core'

/** The drop area of the whole sortable list, of its empty room too. */
export const LIST_ID = 'sortable-list'
/** The drop area of the source: what is dropped there leaves the list. */
export const SOURCE_ID = 'drag-source'

const PREFIX = 'source '

/** The id of an item while it is dragged out of the source; the list may hold the same item. */
export const sourceId = (key: string): string => `${PREFIX}${key}`
export const isFromSource = (id: UniqueIdentifier): boolean => String(id).startsWith(PREFIX)
/** The key of the item that a drag id stands for. */
export const keyOf = (id: UniqueIdentifier): string => (isFromSource(id) ? String(id).slice(PREFIX.length) : String(id))
