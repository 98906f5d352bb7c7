import { queryOptions } from '@tanstack/react-query'
import { variables } from '@waymark/api-client/endpoints'
import { askNow } from './ask.ts'
import { variableKeys } from './variables.ts'

const LARGEST_PAGE = 1000

/** Every variable of a site by name, built-in ones included: what references may point at. */
export const variableNamesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...variableKeys.lists(appId), 'names'],
    queryFn: async ({ client, signal }) => {
      const names: { id: string; name: string; builtIn: boolean }[] = []
      for (let offset = 0; ; offset += LARGEST_PAGE) {
        const { data, meta } = await askNow(
          client,
          variables.list,
          { params: { appId }, query: { page: { limit: LARGEST_PAGE, offset }, sort: ['name'] } },
          signal,
        )
        names.push(...data.map(({ id, attributes }) => ({ id, name: attributes.name, builtIn: attributes.builtin })))
        if (data.length === 0 || offset + LARGEST_PAGE >= meta.total) return names
      }
    },
    staleTime: 60_000,
  })
