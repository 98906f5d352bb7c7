import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { callEndpoint, endpointQuery } from './endpoint-query.ts'
import { versionKeys } from './keys.ts'
import { nextOffset } from './list-queries.ts'

/** A part of a list. */
export interface PageAsked {
  readonly limit: number
  readonly offset: number
}

/**
 * One page of what a version changed. The draft has an id too, under which a change of the draft makes its page stale as
 * well.
 */
export const changelogQuery = (appId: string, versionId: string, page: PageAsked) =>
  queryOptions({
    queryKey: [...versionKeys.one(appId, 'draft'), 'changelog', versionId, page],
    queryFn: endpointQuery(versions.changelog, { params: { appId, versionId }, query: { page } }, ({ data, meta }) => ({
      entries: data,
      total: meta.total,
    })),
    placeholderData: keepPreviousData,
  })

/** The changes of one tag, trigger or variable in all versions, page by page, newest first. */
export const itemHistoryQuery = (appId: string, resourceId: string) =>
  infiniteQueryOptions({
    queryKey: [...versionKeys.one(appId, 'draft'), 'history', resourceId],
    queryFn: ({ client, signal, pageParam }) =>
      callEndpoint(
        client,
        versions.itemHistory,
        { params: { appId, resourceId }, query: { page: { limit: HISTORY_PAGE, offset: pageParam } } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  })

/** How many changes of an item are loaded at once. */
const HISTORY_PAGE = 50
