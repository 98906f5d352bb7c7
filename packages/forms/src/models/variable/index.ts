export { CONSTANT_VALUE, variableField, variableSections } from './sections.ts'
export * from './variable-form.ts'
