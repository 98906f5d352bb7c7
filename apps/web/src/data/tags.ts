import { queryOptions } from '@tanstack/react-query'
import { tags } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { siteKeys } from './sites.ts'

export const tagKeys = {
  all: (appId: string) => [...siteKeys.all(appId), 'tags'] as const,
  lists: (appId: string) => [...tagKeys.all(appId), 'lists'] as const,
  one: (appId: string, tagId: string) => [...tagKeys.all(appId), 'one', tagId] as const,
}

/** How many tags the draft has. */
export const tagCountQuery = (appId: string) =>
  queryOptions({
    queryKey: [...tagKeys.lists(appId), 'count'],
    queryFn: ask(tags.list, { params: { appId }, query: { page: { limit: 1 } } }, ({ meta }) => meta.total),
  })

/** The first tags whose name contains a text, for search over everything. */
export const tagSearchQuery = (appId: string, name: string) =>
  queryOptions({
    queryKey: [...tagKeys.lists(appId), 'search', name],
    queryFn: ask(
      tags.list,
      { params: { appId }, query: { page: { limit: 5 }, filter: { name }, sort: ['name'] } },
      ({ data }) => data,
    ),
  })
