export * from './appearances.gen.ts'
export * from './form.ts'
export * from './query.ts'
export * from './rules.ts'
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
