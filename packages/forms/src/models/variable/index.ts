export { changeVariableBody, createVariableForm } from './variable-form.ts'
