export { changedVariableParts } from './changes.ts'
export { changeVariableBody, createVariableForm, placeOfVariable } from './variable-form.ts'
