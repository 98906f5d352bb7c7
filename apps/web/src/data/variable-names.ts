import { queryOptions } from '@tanstack/react-query'
import { variables } from '@waymark/api-client/endpoints'
import type { StoredVariableType } from '@waymark/domain/variable'
import { askNow } from './ask.ts'
import { variableKeys } from './variables.ts'

const LARGEST_PAGE = 1000

/** A variable as references know it. */
export interface VariableName {
  readonly id: string
  readonly name: string
  readonly type: StoredVariableType
  readonly builtIn: boolean
}

/** Every variable of a site by name, built-in ones included: what references may point at. */
export const variableNamesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...variableKeys.lists(appId), 'names'],
    queryFn: async ({ client, signal }) => {
      const names: VariableName[] = []
      for (let offset = 0; ; offset += LARGEST_PAGE) {
        const { data, meta } = await askNow(
          client,
          variables.list,
          { params: { appId }, query: { page: { limit: LARGEST_PAGE, offset }, sort: ['name'] } },
          signal,
        )
        for (const { id, attributes } of data) {
          const { name, variable_type: type, builtin: builtIn } = attributes
          names.push({ id, name, type, builtIn })
        }
        if (data.length === 0 || offset + LARGEST_PAGE >= meta.total) return names
      }
    },
    staleTime: 60_000,
  })
