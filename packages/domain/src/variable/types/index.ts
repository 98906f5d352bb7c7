export { defineVariableType, type VariableContent, type VariableTypeDefinition } from './define.ts'
export { type VariableValues, variableTypeOf, variableTypes } from './registry.ts'
