import { VariableType } from '@waymark/domain/variable'
import * as v from 'valibot'
import type { VariablesAsked } from '#data/variable-list.ts'
import { askedOfList, lenient, SEARCHED } from '#items/list/searched.ts'

/** What the address says about the list of variables. Anything it does not understand is left out. */
export const VariableListSearch = v.object({
  ...SEARCHED,
  // Not `types`: the list of triggers has a word of this name with other values.
  variableTypes: lenient(v.array(VariableType)),
})
export type VariableListSearch = v.InferOutput<typeof VariableListSearch>

/** What the server is asked for. */
export const askedOf = ({ variableTypes, ...search }: VariableListSearch): VariablesAsked => ({
  ...askedOfList(search),
  types: variableTypes ?? [],
})

/** The part of a search that the filter popover holds. */
export type VariableFilters = Pick<VariableListSearch, 'variableTypes'>

export const NO_FILTERS: VariableFilters = { variableTypes: undefined }

/** How many filters are set. */
export const filterCount = ({ variableTypes }: VariableFilters): number => (variableTypes?.length ? 1 : 0)
