import { msg } from '@waymark/domain/message'

const NEWEST_FIRST = msg('lists.sort.newest-caption', 'Newest first')

/** The orders that several lists have, as they stand in their menus. */
export const ORDERS = {
  name: { label: msg('lists.sort.name', 'Name'), caption: msg('lists.sort.name-caption', 'A to Z') },
  '-updated_at': { label: msg('lists.sort.edited', 'Last edited'), caption: NEWEST_FIRST },
  '-created_at': { label: msg('lists.sort.created', 'Created'), caption: NEWEST_FIRST },
}
