export { defineVariableType, type VariableContent, type VariableTypeOf } from './define.ts'
export { VARIABLE_TYPE_LABELS, type VariableValues, variableTypeOf, variableTypes } from './registry.ts'
