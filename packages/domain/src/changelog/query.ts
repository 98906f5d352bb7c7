import { anyOf, listRules, TEXT_FILTER } from '../list/index.ts'
import { ITEM_KINDS } from '../resource/index.ts'
import { CHANGE_TYPES } from './entry.ts'

/** The filters and sort keys of the changelog of a version; `author` is an e-mail address. */
export const CHANGELOG_LIST = listRules({
  filters: {
    resource_id: TEXT_FILTER,
    resource_type: anyOf(ITEM_KINDS),
    change_type: anyOf(CHANGE_TYPES),
    author: TEXT_FILTER,
  },
  sorts: ['created_at'],
  initial: '-created_at',
})

/** Changes of one item cannot be filtered or sorted. */
export const ITEM_HISTORY_LIST = listRules({ filters: {}, sorts: ['created_at'], initial: '-created_at' })

/** The changes of the draft, the latest first. */
export const DRAFT_CHANGE_LIST = listRules({ filters: {}, sorts: ['created_at'], initial: '-created_at' })
