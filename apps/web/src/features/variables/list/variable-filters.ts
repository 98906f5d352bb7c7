import { msg } from '@waymark/domain/message'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES, VariableType } from '@waymark/domain/variable'
import * as v from 'valibot'
import type { VariableListQuery } from '#data/variables.ts'
import type { ListFilters } from '#items/list/filters.ts'
import { LIST_SEARCH_PARAMS, lenient, listQueryOf } from '#items/list/list-search-params.ts'

/** The search parameters of the list of variables. */
export const VariableListParams = v.object({
  ...LIST_SEARCH_PARAMS,
  // Not `types`: the list of triggers has a parameter of this name with other values.
  variableTypes: lenient(v.array(VariableType)),
})
export type VariableListParams = v.InferOutput<typeof VariableListParams>

/** The same in the terms of the server. */
export function variableQueryOf({ variableTypes, ...params }: VariableListParams): VariableListQuery {
  const { name, sort } = listQueryOf(params)
  return { sort, filter: { ...(name && { name }), ...(variableTypes?.length && { variable_type: variableTypes }) } }
}

export const VARIABLE_FILTERS: ListFilters<keyof VariableListParams> = {
  label: msg('variables.filter', 'Filter variables'),
  columns: [
    [
      {
        kind: 'values',
        key: 'variableTypes',
        title: msg('variables.filter.types', 'Variable type'),
        chip: msg('variables.chip.type', 'Type'),
        several: msg('variables.chip.types', '{count, plural, one {# type} other {# types}}'),
        values: VARIABLE_TYPES,
        appearance: (type: VariableType) => VARIABLE_APPEARANCES[type],
      },
    ],
  ],
}
