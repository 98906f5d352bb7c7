export { defineVariableType, type VariableContent, type VariableTypeDefinition } from './define.ts'
export { SELECTOR_LABELS } from './dom-element.ts'
export { type VariableValues, variableTypeOf, variableTypes } from './registry.ts'
