import type { FieldError, Row } from '@waymark/domain/field'
import { shownError } from './errors.ts'
import type { AnyForm } from './form.ts'
import { nameOf, type Path, sameContent, valueAt } from './path.ts'

export type Steps<T> = T extends readonly unknown[] ? string : keyof T & string
export type Inner<T, K> = T extends readonly (infer Item)[] ? Item : K extends keyof T ? T[K] : never

/** The part of a field that changes while the form is edited. */
export interface FieldState<T> {
  readonly value: T
  /** The error to show: none before the field is touched, unless the form shows all errors. */
  readonly error: FieldError | undefined
  /** Whether the value differs from the saved one. */
  readonly edited: boolean
}

/**
 * A field of a running form: its state, the ways to change it, and the fields inside. Rows are reached by their key.
 * A form has one object per field; reading it reads the form as it is now.
 */
export interface FieldApi<T> extends FieldState<T> {
  /** The path as text, unique in the form. */
  readonly name: string
  readonly form: AnyForm
  setValue(value: T): void
  /** Like `setValue`, for typing: the shown error does not change until `onBlur`. */
  type(value: T): void
  /** Marks the field as touched, so that its error is shown. */
  onBlur(): void
  /** Back to untouched. */
  resetTouched(): void
  at<K extends Steps<T>>(step: K): FieldApi<Inner<T, K>>
}

/** A field of a form, made once per form and path (`fieldAt` is the form's own cache). */
export function fieldOf<T>(form: AnyForm, path: Path, fieldAt: (path: Path) => FieldApi<any>): FieldApi<T> {
  const name = nameOf(path)
  return {
    name,
    form,
    get value() {
      return valueAt(form.get().values, path) as T
    },
    get error() {
      return shownError(form.errors(), form.get(), name)
    },
    get edited() {
      const { initial, values } = form.get()
      return !sameContent(valueAt(initial, path), valueAt(values, path))
    },
    setValue: (value) => form.send({ type: 'change', path, value }),
    type: (value) => form.send({ type: 'type', path, value, shown: shownError(form.errors(), form.get(), name) }),
    onBlur: () => form.send({ type: 'touch', path }),
    resetTouched: () => form.send({ type: 'untouch', path }),
    at: (step) => fieldAt([...path, step]),
  }
}

/** The first number above those of all keys (`row-7`) in the list. */
const freshNumber = (rows: readonly Row<unknown>[]): number =>
  rows.reduce((most, { key }) => Math.max(most, Number(/\d+$/u.exec(key)?.[0] ?? -1)), -1) + 1

/** A list with a new row at an index, the end when absent. The row gets a key of its own. */
export const insertRow = <T extends object>(rows: readonly Row<T>[], row: T, at = rows.length): Row<T>[] =>
  insertRows(rows, [row], at)

/** A list with new rows at an index, the end when absent. Each gets a key of its own. */
export function insertRows<T extends object>(rows: readonly Row<T>[], added: readonly T[], at = rows.length): Row<T>[] {
  const first = freshNumber(rows)
  return rows.toSpliced(at, 0, ...added.map((row, index) => ({ ...row, key: `row-${first + index}` })))
}

/** A list without the row of a key. */
export const removeRow = <R extends Row<unknown>>(rows: readonly R[], key: string): R[] =>
  rows.filter((row) => row.key !== key)

/**
 * A list with one row moved to another index, within the list.
 * @public
 */
export function moveRow<R extends Row<unknown>>(rows: readonly R[], key: string, to: number): R[] {
  const row = rows.find((candidate) => candidate.key === key)
  return row === undefined ? [...rows] : removeRow(rows, key).toSpliced(Math.max(0, to), 0, row)
}
