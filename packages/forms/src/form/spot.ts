import type { FieldError, Row } from '@waymark/domain/field'
import { type Form, shownError, shownInside } from './create-form.ts'
import { nameOf, type Path, valueAt } from './path.ts'
import { sameContent } from './same-content.ts'

type Steps<T> = T extends readonly unknown[] ? string : keyof T & string
type Inner<T, K> = T extends readonly (infer Item)[] ? Item : K extends keyof T ? T[K] : never

/** One place in a form: what is there, what is wrong with it, and the way further in. Rows are reached by their key. */
export interface Spot<T> {
  /** The place's name, for the order of errors and for tests. */
  readonly name: string
  /** The form this place lies in: two spots of one form and one name are the same place. */
  readonly form: object
  readonly value: T
  /** What is wrong, once it may be said. */
  readonly error: FieldError | undefined
  /** Whether the value differs from the saved one. */
  readonly edited: boolean
  /**
   * All that can be seen of this place: its value, the saved one, and what is wrong here and inside. While the three
   * are the same ones as before, the place looks the same and need not be drawn again.
   */
  readonly look: readonly [value: T, saved: unknown, wrong: string]
  set(value: T): void
  /** The person has left this place. */
  touch(): void
  untouch(): void
  at<K extends Steps<T>>(step: K): Spot<Inner<T, K>>
}

type Running = Pick<Form<any>, 'get' | 'errors' | 'send'>

/** A place in a running form. Reading it reads the form as it is now. */
export function spotOf<T>(form: Running, path: Path): Spot<T> {
  const name = nameOf(path)
  return {
    name,
    form,
    get value() {
      return valueAt(form.get().values, path) as T
    },
    get error() {
      return shownError(form, name)
    },
    get edited() {
      const { initial, values } = form.get()
      return !sameContent(valueAt(initial, path), valueAt(values, path))
    },
    get look() {
      const { initial, values } = form.get()
      return [valueAt(values, path) as T, valueAt(initial, path), shownInside(form, name)] as const
    },
    set: (value) => form.send({ type: 'change', path, value }),
    touch: () => form.send({ type: 'touch', path }),
    untouch: () => form.send({ type: 'untouch', path }),
    at: (step) => spotOf(form, [...path, step]),
  }
}

/** A key that no row of the list has. */
function freshKey(rows: readonly Row<unknown>[]): string {
  const numbers = rows.map(({ key }) => Number(/\d+$/u.exec(key)?.[0] ?? -1))
  return `row-${Math.max(-1, ...numbers) + 1}`
}

/** A list with a new row at a position, the end when absent. The row gets a key of its own. */
export function insertRow<T extends object>(rows: readonly Row<T>[], row: T, at = rows.length): Row<T>[] {
  return rows.toSpliced(at, 0, { ...row, key: freshKey(rows) })
}

/** A list without the row of a key. */
export const removeRow = <R extends Row<unknown>>(rows: readonly R[], key: string): R[] =>
  rows.filter((row) => row.key !== key)

/** A list with one row at another position; positions outside mean the nearest end. */
export function moveRow<R extends Row<unknown>>(rows: readonly R[], key: string, to: number): R[] {
  const row = rows.find((candidate) => candidate.key === key)
  return row === undefined ? [...rows] : removeRow(rows, key).toSpliced(Math.max(0, to), 0, row)
}
