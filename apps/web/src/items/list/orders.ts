import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'

const NEWEST_FIRST = msg('lists.sort.newest-caption', 'Newest first')

/** The orders that several lists have, as they stand in their menus. */
export const ORDERS = {
  name: { label: NAME_LABEL, caption: msg('lists.sort.name-caption', 'A to Z') },
  '-updated_at': { label: msg('lists.sort.edited', 'Last edited'), caption: NEWEST_FIRST },
  '-created_at': { label: msg('lists.sort.created', 'Created'), caption: NEWEST_FIRST },
}
