import { anyOf, listRules, TEXT_FILTER } from '../list/index.ts'
import { ACTIONS } from '../permission/index.ts'

const sorts = ['name', 'created_at', 'updated_at'] as const

/** The filters and sort keys of lists of websites and of meta-sites; `search` also finds a complete id. */
export const SITE_LIST = listRules({
  filters: { search: TEXT_FILTER, permission: anyOf(ACTIONS) },
  sorts,
  initial: 'name',
})

/** The mixed list of websites and meta-sites, in which the filter by permission is called `action`. */
export const MIXED_SITE_LIST = listRules({
  filters: { search: TEXT_FILTER, action: anyOf(ACTIONS) },
  sorts,
  initial: 'name',
})

/** The meta-sites linked to a website, and the websites linked to a meta-site. */
export const LINKED_SITE_LIST = listRules({ filters: { search: TEXT_FILTER }, sorts, initial: 'name' })

/** Tags, triggers and variables of a meta-site in its preview. */
export const META_CONTENT_LIST = listRules({
  filters: { name: TEXT_FILTER },
  sorts: ['name', 'created_at', 'updated_at'],
  initial: 'name',
})
