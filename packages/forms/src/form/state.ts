import type { FieldError } from '@waymark/domain/field'

/** A form at one moment. Sets and maps are keyed by the names of places (`nameOf`). */
export interface FormState<Values> {
  /** What was saved last; a form is dirty while its values differ from it. */
  readonly initial: Values
  readonly values: Values
  /** Places the person has left once, so that what is wrong there may be said. */
  readonly touched: ReadonlySet<string>
  /** What the server turned down, each until its place changes. */
  readonly refused: ReadonlyMap<string, FieldError>
  readonly submitting: boolean
  /** Everything wrong is said, also in places never visited. */
  readonly revealed: boolean
  /** Places that began anew after that: nothing is said there until they are left, or everything is said again. */
  readonly hushed: ReadonlySet<string>
}

/** A fresh form. */
export const start = <Values>(initial: Values): FormState<Values> => ({
  initial,
  values: initial,
  touched: new Set(),
  refused: new Map(),
  submitting: false,
  revealed: false,
  hushed: new Set(),
})
