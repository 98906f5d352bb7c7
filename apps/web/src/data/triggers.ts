import { queryOptions } from '@tanstack/react-query'
import { triggers } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { siteKeys } from './sites.ts'

export const triggerKeys = {
  all: (appId: string) => [...siteKeys.all(appId), 'triggers'] as const,
  lists: (appId: string) => [...triggerKeys.all(appId), 'lists'] as const,
  one: (appId: string, triggerId: string) => [...triggerKeys.all(appId), 'one', triggerId] as const,
}

/** How many triggers the draft has. */
export const triggerCountQuery = (appId: string) =>
  queryOptions({
    queryKey: [...triggerKeys.lists(appId), 'count'],
    queryFn: ask(triggers.list, { params: { appId }, query: { page: { limit: 1 } } }, ({ meta }) => meta.total),
  })

/** The first triggers whose name contains a text, for search over everything. */
export const triggerSearchQuery = (appId: string, name: string) =>
  queryOptions({
    queryKey: [...triggerKeys.lists(appId), 'search', name],
    queryFn: ask(
      triggers.list,
      { params: { appId }, query: { page: { limit: 5 }, filter: { name }, sort: ['name'] } },
      ({ data }) => data,
    ),
  })
