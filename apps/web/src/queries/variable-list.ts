import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { variables } from '@waymark/api-client/endpoints'
import type { VariableType } from '@waymark/domain/variable'
import { ask, askNow } from './ask.ts'
import { GROWING, LIST_PAGE } from './pages.ts'
import { variableKeys } from './variables.ts'

/** What the list of variables is asked for. */
export interface VariablesAsked {
  readonly name: string
  readonly sort: 'name' | '-updated_at' | '-created_at'
  /** All types when empty. */
  readonly types: readonly VariableType[]
}

/** The site's own variables of the draft, page by page; built-in ones are not among them. */
export const variablePagesQuery = (appId: string, asked: VariablesAsked) =>
  infiniteQueryOptions({
    queryKey: [...variableKeys.lists(appId), 'pages', asked],
    queryFn: ({
      client,
      signal,
      pageParam,
    }: {
      client: Parameters<typeof askNow>[0]
      signal: AbortSignal
      pageParam: number
    }) =>
      askNow(
        client,
        variables.list,
        {
          params: { appId },
          query: {
            page: { limit: LIST_PAGE, offset: pageParam },
            filter: {
              builtin: false,
              ...(asked.name && { name: asked.name }),
              ...(asked.types.length > 0 && { variable_type: asked.types }),
            },
            sort: [asked.sort],
          },
        },
        signal,
      ),
    ...GROWING,
  })

/** One variable in full; built-in ones can be read too. */
export const variableQuery = (appId: string, variableId: string) =>
  queryOptions({
    queryKey: [...variableKeys.one(appId, variableId), 'itself'],
    queryFn: ask(variables.one, { params: { appId, variableId } }, ({ data }) => data),
  })
