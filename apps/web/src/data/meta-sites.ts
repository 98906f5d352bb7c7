import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { AnswerOf, CallOf } from '@waymark/api-client/endpoint'
import { apps, metaSites } from '@waymark/api-client/endpoints'
import type { ItemKind } from '@waymark/domain/resource'
import type { TagListItem } from '@waymark/domain/tag'
import type { TriggerListItem } from '@waymark/domain/trigger'
import type { VariableListItem } from '@waymark/domain/variable'
import { callEndpoint, endpointQuery, rowsAndTotal } from './api/endpoint-query.ts'
import { siteKeys, tagKeys, triggerKeys, variableKeys } from './api/keys.ts'
import { LIST_PAGE } from './api/list-queries.ts'
import { countQuery, dataQuery } from './api/queries.ts'

const linkedKey = (appId: string) => [...siteKeys.all(appId), 'meta-sites']

type LinkedPage = AnswerOf<typeof apps.metaSites>
type LinkedMetaSitesParams = Pick<NonNullable<CallOf<typeof apps.metaSites>['query']>, 'search' | 'sort'>

/** The meta-sites linked to a website, page by page. */
export const linkedMetaSitesQuery = (appId: string, params: LinkedMetaSitesParams) =>
  infiniteQueryOptions({
    queryKey: [...linkedKey(appId), 'pages', params] as QueryKey,
    queryFn: ({ client, signal, pageParam }: { client: QueryClient; signal: AbortSignal; pageParam: number }) =>
      callEndpoint(
        client,
        apps.metaSites,
        { params: { appId }, query: { ...params, limit: LIST_PAGE, offset: pageParam } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ meta }: LinkedPage, pages: readonly LinkedPage[]) =>
      pages.length * LIST_PAGE < meta.total ? pages.length * LIST_PAGE : undefined,
    placeholderData: keepPreviousData,
  })

/** How many meta-sites are linked to a website. */
export const linkedMetaSiteCountQuery = (appId: string) =>
  countQuery([...linkedKey(appId), 'count'], apps.metaSites, { params: { appId }, query: { limit: 1 } })

/** A meta-site, for people who see it or a website that it is linked to. */
export const metaSiteQuery = (metaSiteId: string) =>
  dataQuery(
    [...siteKeys.all(metaSiteId), 'meta-site'],
    metaSites.one,
    { params: { metaSiteId } },
    { staleTime: 5 * 60_000 },
  )

/** The permissions on a meta-site; a person who sees it only through a linked website has none. */
export const metaSiteActionsQuery = (metaSiteId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(metaSiteId), 'permissions'],
    queryFn: endpointQuery(metaSites.permissions, { params: { metaSiteId } }, ({ data }) => data.attributes.actions),
    staleTime: 5 * 60_000,
  })

/** The search, order and page of one list of the preview of a meta-site. */
export interface MetaItemsParams {
  readonly name: string
  readonly sort: 'name' | '-name'
  readonly limit: number
  readonly offset: number
}

/** The first page of a list of the preview, by name. */
export const FIRST_META_ITEMS: MetaItemsParams = { name: '', sort: 'name', limit: 50, offset: 0 }

const KEYS = { tag: tagKeys, trigger: triggerKeys, variable: variableKeys }
const LISTS = { tag: metaSites.tags, trigger: metaSites.triggers, variable: metaSites.variables }

/** An item in the lists of the preview. */
export type MetaItem = TagListItem | TriggerListItem | VariableListItem

/** One page of the tags, triggers or variables in the draft of a meta-site; variables without built-in ones. */
export const metaItemsQuery = (kind: ItemKind, metaSiteId: string, { name, sort, limit, offset }: MetaItemsParams) =>
  queryOptions({
    queryKey: [...KEYS[kind].lists(metaSiteId), 'preview', { name, sort, limit, offset }],
    queryFn: endpointQuery(
      LISTS[kind],
      { params: { metaSiteId }, query: { limit, offset, sort: [sort], ...(name && { name }) } },
      rowsAndTotal<readonly MetaItem[]>,
    ),
    placeholderData: keepPreviousData,
  })

/** How many items of a kind a meta-site has. */
export const metaItemCountQuery = (kind: ItemKind, metaSiteId: string) =>
  countQuery([...KEYS[kind].lists(metaSiteId), 'preview', 'count'], LISTS[kind], {
    params: { metaSiteId },
    query: { limit: 1 },
  })

/** A tag of a meta-site in full. */
export const metaTagQuery = (metaSiteId: string, tagId: string) =>
  dataQuery([...tagKeys.one(metaSiteId, tagId), 'preview'], metaSites.tag, { params: { metaSiteId, tagId } })

/** A trigger of a meta-site in full. */
export const metaTriggerQuery = (metaSiteId: string, triggerId: string) =>
  dataQuery([...triggerKeys.one(metaSiteId, triggerId), 'preview'], metaSites.trigger, {
    params: { metaSiteId, triggerId },
  })
