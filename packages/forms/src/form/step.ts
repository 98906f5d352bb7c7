import { equal } from '@waymark/domain/equal'
import type { FieldError } from '@waymark/domain/field'
import { isWithin, nameOf, type Path, pathOfName, valueAt, withValueAt } from './path.ts'

/** A form at one moment. Sets and maps are keyed by field names (`nameOf`). */
export interface FormState<Values> {
  /** The values saved last; a form is dirty while its values differ from them. */
  readonly initial: Values
  readonly values: Values
  /** Touched fields, whose errors are shown. */
  readonly touched: ReadonlySet<string>
  /** Errors from the server, each until its field changes. */
  readonly serverErrors: ReadonlyMap<string, FieldError>
  readonly submitting: boolean
  /** Whether errors of untouched fields are shown too. */
  readonly revealed: boolean
  /** Fields that became untouched after that; their errors are hidden until touched, or until all are shown again. */
  readonly suppressed: ReadonlySet<string>
  /** The shown errors of fields being typed in, kept until the field is touched. */
  readonly typing: ReadonlyMap<string, FieldError | undefined>
}

/** The state of a form that was just opened. */
export const initialState = <Values>(initial: Values): FormState<Values> => ({
  initial,
  values: initial,
  touched: new Set(),
  serverErrors: new Map(),
  submitting: false,
  revealed: false,
  suppressed: new Set(),
  typing: new Map(),
})

/** An error and the path of its field. */
export interface ErrorAt {
  readonly path: Path
  readonly error: FieldError
}

/** Everything that can happen to a form. */
export type FormEvent<Values> =
  | { readonly type: 'change'; readonly path: Path; readonly value: unknown }
  /** A change by typing; `shown` is the error that the field shows until it is touched. */
  | { readonly type: 'type'; readonly path: Path; readonly value: unknown; readonly shown: FieldError | undefined }
  | { readonly type: 'touch'; readonly path: Path }
  | { readonly type: 'untouch'; readonly path: Path }
  /** Resets to the saved values, or to `values`, which become the saved ones. */
  | { readonly type: 'reset'; readonly to?: Values }
  /** Shows all errors. */
  | { readonly type: 'reveal' }
  /** A change from outside, applied to the saved and the edited values. */
  | { readonly type: 'rebase'; readonly initial: Values; readonly values: Values }
  | { readonly type: 'submit' }
  /** The sent values were saved. Edits made meanwhile are kept as changes. */
  | { readonly type: 'accept'; readonly sent?: Values }
  | { readonly type: 'reject'; readonly errors: readonly ErrorAt[] }

/** The state after an event. A rejection keeps the values. */
export function step<Values>(state: FormState<Values>, event: FormEvent<Values>): FormState<Values> {
  switch (event.type) {
    case 'change':
      return changed(state, event.path, event.value)
    case 'type': {
      const name = nameOf(event.path)
      const typing = state.typing.has(name) ? state.typing : new Map(state.typing).set(name, event.shown)
      return { ...changed(state, event.path, event.value), typing }
    }
    case 'touch':
      return touched(state, nameOf(event.path))
    case 'untouch':
      return untouched(state, nameOf(event.path))
    case 'reset':
      return initialState(event.to === undefined ? state.initial : event.to)
    case 'reveal':
      return { ...state, revealed: true, suppressed: new Set(), typing: new Map() }
    case 'rebase':
      return { ...state, initial: event.initial, values: event.values }
    case 'submit':
      return { ...state, submitting: true, serverErrors: new Map(), typing: new Map() }
    case 'accept':
      return { ...initialState(event.sent === undefined ? state.values : event.sent), values: state.values }
    case 'reject':
      return {
        ...state,
        submitting: false,
        serverErrors: new Map(event.errors.map(({ path, error }) => [nameOf(path), error])),
      }
  }
}

function touched<Values>(state: FormState<Values>, name: string): FormState<Values> {
  if (state.touched.has(name) && !state.suppressed.has(name) && !state.typing.has(name)) return state
  return {
    ...state,
    touched: new Set([...state.touched, name]),
    suppressed: outside(state.suppressed, name),
    typing: withoutTyping(state.typing, name),
  }
}

const untouched = <Values>(state: FormState<Values>, name: string): FormState<Values> => ({
  ...state,
  touched: outside(state.touched, name),
  suppressed: state.revealed ? new Set([...state.suppressed, name]) : state.suppressed,
  typing: withoutTyping(state.typing, name),
})

/**
 * A change removes the server errors of the field and of the fields around it; of the fields inside only where the value
 * changed, so that server errors move with their rows.
 */
function changed<Values>(state: FormState<Values>, path: Path, value: unknown): FormState<Values> {
  const name = nameOf(path)
  const values = withValueAt(state.values, path, value)
  const removed = removedRows(valueAt(state.values, path), value).map((key) => nameOf([...path, key]))
  const isRemoved = (other: string) => removed.some((row) => isWithin(other, row))
  const kept = (names: ReadonlySet<string>) =>
    removed.length === 0 ? names : new Set([...names].filter((other) => !isRemoved(other)))
  const same = (other: string) => equal(valueAt(state.values, pathOfName(other)), valueAt(values, pathOfName(other)))
  const keepsError = (other: string) =>
    !isWithin(name, other) && (!isWithin(other, name) || (!isRemoved(other) && same(other)))
  return {
    ...state,
    values,
    touched: kept(state.touched),
    suppressed: kept(state.suppressed),
    typing: withoutTyping(state.typing, name),
    serverErrors: new Map([...state.serverErrors].filter(([other]) => keepsError(other))),
  }
}

/** Keys of rows that were removed from a list. */
function removedRows(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before)) return []
  const keys = (list: unknown) =>
    Array.isArray(list) ? list.flatMap((row) => (row?.key === undefined ? [] : [String(row.key)])) : []
  const stay = new Set(keys(after))
  return keys(before).filter((key) => !stay.has(key))
}

const outside = (names: ReadonlySet<string>, outer: string) =>
  new Set([...names].filter((name) => !isWithin(name, outer)))

/** The fields being typed in that do not lie inside a field. */
const withoutTyping = (typing: FormState<unknown>['typing'], outer: string) =>
  typing.size === 0 ? typing : new Map([...typing].filter(([name]) => !isWithin(name, outer)))
