import { queryOptions } from '@tanstack/react-query'
import type { CallOf } from '@waymark/api-client/endpoint'
import { variables } from '@waymark/api-client/endpoints'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import type { StoredVariableType } from '@waymark/domain/variable'
import { change } from './api/change.ts'
import { callEndpoint, endpointQuery } from './api/endpoint-query.ts'
import { staleByVariables, variableKeys } from './api/keys.ts'
import { listQueries } from './api/list-queries.ts'
import { dataQuery } from './api/queries.ts'

export type VariableListQuery = NonNullable<CallOf<typeof variables.list>['query']>

/** The lists of variables of the draft, without the built-in ones. */
export const variableLists = listQueries(
  variableKeys,
  (appId, query: VariableListQuery) => endpointQuery(variables.list, { params: { appId }, query }, (page) => page),
  { builtin: false },
)

/** One variable in full; built-in ones can be read too. */
export const oneVariableQuery = (appId: string, variableId: string) =>
  dataQuery([...variableKeys.one(appId, variableId), 'itself'], variables.one, { params: { appId, variableId } })

/** The properties of a variable that references need. */
export interface VariableName {
  readonly id: string
  readonly name: string
  readonly type: StoredVariableType
  readonly builtIn: boolean
}

/** All variables of a site by name, built-in ones included, for references. */
export const variableNamesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...variableKeys.lists(appId), 'names'],
    queryFn: async ({ client, signal }) => {
      const names: VariableName[] = []
      for (let offset = 0; ; offset += MAX_PAGE_LIMIT) {
        const { data, meta } = await callEndpoint(
          client,
          variables.list,
          { params: { appId }, query: { page: { limit: MAX_PAGE_LIMIT, offset }, sort: ['name'] } },
          signal,
        )
        for (const { id, attributes } of data) {
          const { name, variable_type: type, builtin: builtIn } = attributes
          names.push({ id, name, type, builtIn })
        }
        if (data.length === 0 || offset + MAX_PAGE_LIMIT >= meta.total) return names
      }
    },
    staleTime: 60_000,
  })

export const changeVariable = change(variables.change, ({ params }) => staleByVariables(params.appId))

/** Deletes a variable; its query is not refetched. */
export const removeVariable = change(
  variables.remove,
  ({ params }) => staleByVariables(params.appId),
  ({ params }) => variableKeys.one(params.appId, params.variableId),
)
