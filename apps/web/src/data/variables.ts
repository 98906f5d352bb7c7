import { queryOptions } from '@tanstack/react-query'
import { variables } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { siteKeys } from './sites.ts'

export const variableKeys = {
  all: (appId: string) => [...siteKeys.all(appId), 'variables'] as const,
  lists: (appId: string) => [...variableKeys.all(appId), 'lists'] as const,
  one: (appId: string, variableId: string) => [...variableKeys.all(appId), 'one', variableId] as const,
}

/** How many variables of its own the draft has; built-in ones are not counted. */
export const variableCountQuery = (appId: string) =>
  queryOptions({
    queryKey: [...variableKeys.lists(appId), 'count'],
    queryFn: ask(
      variables.list,
      { params: { appId }, query: { page: { limit: 1 }, filter: { builtin: false } } },
      ({ meta }) => meta.total,
    ),
  })

/** The first variables whose name contains a text, for search over everything. */
export const variableSearchQuery = (appId: string, name: string) =>
  queryOptions({
    queryKey: [...variableKeys.lists(appId), 'search', name],
    queryFn: ask(
      variables.list,
      {
        params: { appId },
        query: { page: { limit: 5 }, filter: { name, builtin: false }, sort: ['name'] },
      },
      ({ data }) => data,
    ),
  })
