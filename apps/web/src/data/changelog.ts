import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { endpointQuery } from './endpoint-query.ts'
import { versionKeys } from './keys.ts'

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
