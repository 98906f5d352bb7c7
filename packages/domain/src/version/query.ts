import { anyOf, listRules, TEXT_FILTER } from '../list/index.ts'
import { VERSION_TYPE_NAMES } from './version.ts'

/** The filters and sort keys of the list of versions; `name` also finds `major.minor`. */
export const VERSION_LIST = listRules({
  filters: { name: TEXT_FILTER, version_type: anyOf(VERSION_TYPE_NAMES) },
  sorts: ['version_number', 'created_at', 'updated_at'],
  initial: '-version_number',
})
