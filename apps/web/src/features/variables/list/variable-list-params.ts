import { VariableType } from '@waymark/domain/variable'
import * as v from 'valibot'
import type { VariableListQuery } from '#data/variables.ts'
import { LIST_SEARCH_PARAMS, lenient, listQueryOf } from '#items/list/list-search-params.ts'

/** The search parameters of the list of variables. */
export const VariableListParams = v.object({
  ...LIST_SEARCH_PARAMS,
  // Not `types`: the list of triggers has a parameter of this name with other values.
  variableTypes: lenient(v.array(VariableType)),
})
export type VariableListParams = v.InferOutput<typeof VariableListParams>

/** The query for the server from the search parameters of the list of variables. */
export function variableQueryOf({ variableTypes, ...params }: VariableListParams): VariableListQuery {
  const { filter, sort } = listQueryOf(params)
  return { sort, filter: { ...filter, ...(variableTypes?.length && { variable_type: variableTypes }) } }
}
