export { VARIABLE_APPEARANCES } from './appearances.gen.ts'
export {
  checkVariable,
  locateInVariable,
  namesUsed,
  newVariable,
  resetInactiveInVariable,
  type VariableForm,
  variableCreate,
  variableForm,
  variablePatch,
} from './form.ts'
export { VARIABLE_LIST } from './query.ts'
export { mayChangeVariable, mayEditVariable, readVariableContent } from './rules.ts'
export {
  resolveVariableType,
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
