import type { ListRules, SortOf } from '@waymark/domain/list'
import { SITE_LIST } from '@waymark/domain/site'
import type { SiteKind, SitesParams } from '#data/sites.ts'
import type { PageParams } from './page-params.ts'
export const PAGE_ROWS = 20

/** The order that the address of a page names; one that the list does not have is the list's own. */
function sortOf<Key extends string>({ sorts, initial }: Pick<ListRules<any, Key>, 'sorts' | 'initial'>, order = '') {
  const isSort = (text: string): text is SortOf<Key> => sorts.some((key) => key === text.replace(/^-/u, ''))
  return isSort(order) ? order : initial
}

/** The query params of a list that the address of a page names. */
export const listParams = <Key extends string>(
  list: Pick<ListRules<any, Key>, 'sorts' | 'initial'>,
  { search, sortBy, offset = 0 }: PageParams,
) => ({ limit: PAGE_ROWS, offset, sort: [sortOf(list, sortBy)], ...(search && { search }) })

/** The list of websites or meta-sites that the address of a page names. */
export const sitesParams = (kind: SiteKind, { search = '', sortBy, offset = 0 }: PageParams): SitesParams => ({
  kind,
  search,
  limit: PAGE_ROWS,
  offset,
  sort: sortOf(SITE_LIST, sortBy),
})
