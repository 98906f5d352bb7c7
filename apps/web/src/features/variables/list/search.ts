import { VariableType } from '@waymark/domain/variable'
import * as v from 'valibot'
import type { VariablesAsked } from '../../../queries/variable-list.ts'
import { ListSort } from '../../lists/list-sort.ts'

/** What the address says about the list of variables. Anything it does not understand is left out. */
export const VariableListSearch = v.object({
  name: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(255))), undefined)),
  sort: v.optional(v.fallback(v.optional(ListSort), undefined)),
  // Not `types`: the list of triggers has a word of this name with other values.
  variableTypes: v.optional(v.fallback(v.optional(v.array(VariableType)), undefined)),
})
export type VariableListSearch = v.InferOutput<typeof VariableListSearch>

/** What the server is asked for. */
export const askedOf = ({ name, sort, variableTypes }: VariableListSearch): VariablesAsked => ({
  name: name?.trim() ?? '',
  sort: sort ?? 'name',
  types: variableTypes ?? [],
})
