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
export * from './form.ts'
export { isWithin, nameOf, type Path, sameContent, valueAt } from './path.ts'
export * from './sections.ts'
export { type ErrorAt, type FormEvent, type FormState, step } from './step.ts'
export * from './submit.ts'
