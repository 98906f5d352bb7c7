import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { callEndpoint, endpointQuery } from './api/endpoint-query.ts'
import { contentKeys, versionKeys } from './api/keys.ts'
import type { PageParams } from './api/last-page.ts'
import { nextOffset } from './api/list-queries.ts'
import { dataQuery } from './api/queries.ts'

/**
 * One page of what a version changed. The draft has an id too, under which a change of the draft makes its page stale as
 * well.
 */
export const changelogQuery = (appId: string, versionId: string, page: PageParams) =>
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

/**
 * The items of the draft that differ from what is live, page by page, what was changed last first. They are not kept for the
 * next time that they are shown, because what was shown is then published.
 */
export const draftChangesQuery = (appId: string) =>
  infiniteQueryOptions({
    queryKey: [...versionKeys.one(appId, 'draft'), 'changes'],
    gcTime: 0,
    queryFn: ({ client, signal, pageParam }) =>
      callEndpoint(
        client,
        versions.draftChanges,
        { params: { appId }, query: { page: { limit: HISTORY_PAGE, offset: pageParam } } },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  })

/** One of them with the item before and after. */
export const draftChangeQuery = (appId: string, changedId: string) =>
  dataQuery([...versionKeys.one(appId, 'draft'), 'changes', changedId], versions.draftChange, {
    params: { appId, changedId },
  })

/** Gives an item of the draft its published content back; other items may change with it. */
export const discardChange = change(versions.discardChange, ({ params }) => contentKeys(params.appId))

/** How many changes of an item are loaded at once. */
const HISTORY_PAGE = 50
