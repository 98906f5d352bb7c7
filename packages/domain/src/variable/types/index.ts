export { defineVariableType, type VariableContent, type VariableTypeOf } from './define.ts'
export { type VariableValues, variableTypeOf, variableTypes } from './registry.ts'
