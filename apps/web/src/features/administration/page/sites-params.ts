import { SITE_LIST } from '@waymark/domain/site'
import type { SiteKind, SiteSort, SitesParams } from '#data/sites.ts'
import type { PageParams } from './page-params.ts'

/** How many websites or meta-sites are on a page. */
export const SITES_PAGE = 20

/** The list of websites or meta-sites that the address of a page names; an unknown order is the one by name. */
export const sitesParams = (kind: SiteKind, { search = '', sortBy = 'name', offset = 0 }: PageParams): SitesParams => ({
  kind,
  search,
  limit: SITES_PAGE,
  offset,
  sort: isSort(sortBy) ? sortBy : 'name',
})

const isSort = (sort: string): sort is SiteSort => SITE_LIST.sorts.some((key) => sort.replace(/^-/, '') === key)
