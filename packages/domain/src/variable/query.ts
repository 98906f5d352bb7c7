import { ANY_TEXT_FILTER, anyOf, FLAG_FILTER, listRules, TEXT_FILTER } from '../list/index.ts'
import { OLD_VARIABLE_TYPES, StoredVariableType } from './variable.ts'

/** The filters and sort keys of the list of variables; `search` looks into names and notes. Type names of containers are accepted too. */
export const VARIABLE_LIST = listRules({
  filters: {
    name: TEXT_FILTER,
    search: TEXT_FILTER,
    builtin: FLAG_FILTER,
    variable_type: anyOf([...StoredVariableType.options, ...OLD_VARIABLE_TYPES]),
    labels: ANY_TEXT_FILTER,
  },
  sorts: ['name', 'variable_type', 'created_at', 'updated_at'],
  initial: 'name',
})
