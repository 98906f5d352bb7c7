import { queryOptions } from '@tanstack/react-query'
import { variables } from '@waymark/api-client/endpoints'
import type { VariableType } from '@waymark/domain/variable'
import { ask, askAll } from './ask.ts'
import { pagesQuery } from './pages.ts'
import { variableKeys } from './variables.ts'

/** What the list of variables is asked for. */
export interface VariablesAsked {
  readonly name: string
  readonly sort: 'name' | '-updated_at' | '-created_at'
  /** All types when empty. */
  readonly types: readonly VariableType[]
}

/** The site's own variables of the draft, page by page; built-in ones are not among them. */
export const variablePagesQuery = (appId: string, { name, types, sort }: VariablesAsked) =>
  pagesQuery([...variableKeys.lists(appId), 'pages', { name, types, sort }], (page) =>
    askAll(variables.list, {
      params: { appId },
      query: {
        page,
        filter: { builtin: false, ...(name && { name }), ...(types.length > 0 && { variable_type: types }) },
        sort: [sort],
      },
    }),
  )

/** One variable in full; built-in ones can be read too. */
export const variableQuery = (appId: string, variableId: string) =>
  queryOptions({
    queryKey: [...variableKeys.one(appId, variableId), 'itself'],
    queryFn: ask(variables.one, { params: { appId, variableId } }, ({ data }) => data),
  })
