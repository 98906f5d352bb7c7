import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { access, apps, metaSites } from '@waymark/api-client/endpoints'
import type { Action } from '@waymark/domain/permission'
import type { SITE_LIST, Site } from '@waymark/domain/site'
import { isMissing } from './api/call-failed.ts'
import { callEndpoint, endpointQuery, rowsAndTotal } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

/** A site, or the meta-site that has the id if no site has. */
export const siteQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'itself'],
    queryFn: async ({ client, signal }): Promise<Site> => {
      try {
        return (await callEndpoint(client, apps.one, { params: { appId } }, signal)).data
      } catch (error) {
        if (!isMissing(error)) throw error
        return (await callEndpoint(client, metaSites.one, { params: { metaSiteId: appId } }, signal)).data
      }
    },
    staleTime: 5 * 60_000,
  })

/** The permissions on a site: view, edit, publish, manage. */
export const accessQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'access'],
    queryFn: endpointQuery(access.entry, { params: { appId } }, ({ data }) => data.attributes.actions),
    staleTime: 5 * 60_000,
  })

export type SiteKind = 'all' | 'app' | 'meta-site'

export interface SitesParams {
  kind: SiteKind
  search: string
  limit: number
  offset: number
  /** The permission required on the site; view by default. */
  action?: Action
  /** By name unless given. */
  sort?: SiteSort | undefined
}

type SortKey = (typeof SITE_LIST.sorts)[number]
/** An order of sites; with `-` it is descending. */
export type SiteSort = SortKey | `-${SortKey}`

async function readSites(queries: QueryClient, params: SitesParams, signal: AbortSignal) {
  const { kind, limit, offset, action = 'view', sort = 'name' } = params
  const query = { limit, offset, sort: [sort], ...(params.search && { search: params.search }) }
  const read = async (): Promise<{ data: Site[]; meta: { total: number } }> => {
    if (kind === 'app') return callEndpoint(queries, apps.list, { query: { ...query, permission: action } }, signal)
    if (kind === 'meta-site')
      return callEndpoint(queries, metaSites.list, { query: { ...query, permission: action } }, signal)
    return callEndpoint(queries, metaSites.withApps, { query: { ...query, action } }, signal)
  }
  return rowsAndTotal(await read())
}

/** One page of the sites that can be chosen; the previous page is shown until it is loaded. */
export const sitesQuery = (params: SitesParams) =>
  queryOptions({
    queryKey: [...siteKeys.lists, params],
    queryFn: ({ client, signal }) => readSites(client, params, signal),
    placeholderData: keepPreviousData,
  })

/** The number of sites the person may edit, this one included: decides whether copying to another site is possible. */
export const editableSitesQuery = (kind: SiteKind) =>
  queryOptions({
    queryKey: [...siteKeys.lists, 'editable', kind],
    queryFn: async ({ client, signal }) =>
      (await readSites(client, { kind, search: '', limit: 1, offset: 0, action: 'edit' }, signal)).total,
    staleTime: 5 * 60_000,
  })
