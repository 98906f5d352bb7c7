export { defineVariableType, type VariableContent, type VariableTypeOf } from './define.ts'
export { VARIABLE_TYPE_LABELS } from './labels.ts'
export { type VariableValues, variableTypeOf, variableTypes } from './registry.ts'
