import { anyOf, type ListQuery, listRules, TEXT_FILTER } from '../list/index.ts'
import { ACTIONS } from '../permission/index.ts'

const sorts = ['name', 'created_at', 'updated_at'] as const

/** The filters and sort keys of lists of websites and of meta-sites; `search` also finds a complete id. */
export const SITE_LIST = listRules({
  filters: { search: TEXT_FILTER, permission: anyOf(ACTIONS) },
  sorts,
  initial: 'name',
})
export type SiteQuery = ListQuery<typeof SITE_LIST.filters, (typeof sorts)[number]>

/** The mixed list of websites and meta-sites, in which the filter by permission is called `action`. */
export const MIXED_SITE_LIST = listRules({
  filters: { search: TEXT_FILTER, action: anyOf(ACTIONS) },
  sorts,
  initial: 'name',
})
export type MixedSiteQuery = ListQuery<typeof MIXED_SITE_LIST.filters, (typeof sorts)[number]>

/** The meta-sites linked to a website, and the websites linked to a meta-site. */
export const LINKED_SITE_LIST = listRules({ filters: { search: TEXT_FILTER }, sorts, initial: 'name' })
export type LinkedSiteQuery = ListQuery<typeof LINKED_SITE_LIST.filters, (typeof sorts)[number]>

/** Tags, triggers and variables of a meta-site in its preview. */
export const META_CONTENT_LIST = listRules({
  filters: { name: TEXT_FILTER },
  sorts: ['name', 'created_at', 'updated_at'],
  initial: 'name',
})
export type MetaContentQuery = ListQuery<typeof META_CONTENT_LIST.filters, (typeof META_CONTENT_LIST.sorts)[number]>
