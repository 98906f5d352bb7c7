export { CONSTANT_VALUE, variableField, variableSections } from './sections.ts'
export { changeVariableBody, createVariableForm } from './variable-form.ts'
