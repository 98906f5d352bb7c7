import { anyOf, FLAG_FILTER, type ListQuery, listRules, TEXT_FILTER } from '../list/index.ts'
import { VARIABLE_TYPES } from './variable.ts'

/** What the list of variables can be filtered and sorted by. Containers' names of types are understood too. */
export const VARIABLE_LIST = listRules({
  filters: {
    name: TEXT_FILTER,
    builtin: FLAG_FILTER,
    variable_type: anyOf([...VARIABLE_TYPES, 'abandoned', 'cdp_audience', 'custom_javascript', 'random']),
  },
  sorts: ['name', 'variable_type', 'created_at', 'updated_at'],
  initial: 'name',
})
export type VariableQuery = ListQuery<typeof VARIABLE_LIST.filters, (typeof VARIABLE_LIST.sorts)[number]>
