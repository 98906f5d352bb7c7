export {
  type FieldApi,
  type FieldState,
  type Inner,
  insertRow,
  insertRows,
  moveRow,
  removeRow,
  type Steps,
} from './field.ts'
export {
  type AnyForm,
  canSubmit,
  createForm,
  type Form,
  type FormModel,
  type FormSetting,
  type FormStatus,
  isDirty,
} from './form.ts'
export { isWithin, nameOf, type Path, sameContent, valueAt } from './path.ts'
export { type FormSection, type SectionState, sectionsOf } from './sections.ts'
export { type ErrorAt, type FormEvent, type FormState, step } from './step.ts'
export { rejectForm, type Submitted, submitForm } from './submit.ts'
