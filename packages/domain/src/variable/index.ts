export { VARIABLE_LIST, type VariableQuery } from './query.ts'
export {
  StoredVariableType,
  VARIABLE_TYPE_ALIASES,
  VARIABLE_TYPES,
  VARIABLE_VALUE_LIMIT,
  Variable,
  VariableAttributes,
  VariableCreate,
  VariableListItem,
  VariablePatch,
  VariableType,
} from './variable.ts'
