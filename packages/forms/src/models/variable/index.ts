export { variableField, variableSections } from './sections.ts'
export { changeVariableBody, createVariableForm } from './variable-form.ts'
