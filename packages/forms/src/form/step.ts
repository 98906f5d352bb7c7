import { equal } from '@waymark/domain/equal'
import type { FieldError } from '@waymark/domain/field'
import { isWithin, nameOf, type Path, pathOfName, valueAt, withValueAt } from './path.ts'
import { type FormState, start } from './state.ts'

export interface Refusal {
  readonly path: Path
  readonly error: FieldError
}

/** Everything that can happen to a form. */
export type FormEvent<Values> =
  | { readonly type: 'change'; readonly path: Path; readonly value: unknown }
  | { readonly type: 'touch'; readonly path: Path }
  | { readonly type: 'untouch'; readonly path: Path }
  /** Back to what was saved, or to something else that counts as saved from now on. */
  | { readonly type: 'reset'; readonly to?: Values }
  /** Says everything that is wrong. */
  | { readonly type: 'reveal' }
  /** Something outside the form has changed: what counts as saved and what is typed both follow. */
  | { readonly type: 'amend'; readonly amend: (values: Values) => Values }
  | { readonly type: 'submit' }
  /** It was saved: the values sent are the saved ones now. What was typed meanwhile stays and counts as a change. */
  | { readonly type: 'accept'; readonly sent?: Values }
  | { readonly type: 'refuse'; readonly refusals: readonly Refusal[] }

/** The state after an event. Values are never lost by a refusal. */
export function step<Values>(state: FormState<Values>, event: FormEvent<Values>): FormState<Values> {
  switch (event.type) {
    case 'change':
      return changed(state, event.path, event.value)
    case 'touch':
      return touched(state, nameOf(event.path))
    case 'untouch':
      return untouched(state, nameOf(event.path))
    case 'reset':
      return start(event.to === undefined ? state.initial : event.to)
    case 'reveal':
      return { ...state, revealed: true, hushed: new Set() }
    case 'amend':
      return { ...state, initial: event.amend(state.initial), values: event.amend(state.values) }
    case 'submit':
      return { ...state, submitting: true, refused: new Map() }
    case 'accept':
      return { ...start(event.sent === undefined ? state.values : event.sent), values: state.values }
    case 'refuse':
      return {
        ...state,
        submitting: false,
        refused: new Map(event.refusals.map(({ path, error }) => [nameOf(path), error])),
      }
  }
}

function touched<Values>(state: FormState<Values>, name: string): FormState<Values> {
  if (state.touched.has(name) && !state.hushed.has(name)) return state
  return { ...state, touched: new Set([...state.touched, name]), hushed: outside(state.hushed, name) }
}

const untouched = <Values>(state: FormState<Values>, name: string): FormState<Values> => ({
  ...state,
  touched: outside(state.touched, name),
  hushed: state.revealed ? new Set([...state.hushed, name]) : state.hushed,
})

/**
 * A change forgets what was refused there and of everything it is part of. What was refused inside it is forgotten
 * where the value changed, so that refusals travel with rows that are only moved.
 */
function changed<Values>(state: FormState<Values>, path: Path, value: unknown): FormState<Values> {
  const name = nameOf(path)
  const values = withValueAt(state.values, path, value)
  const gone = rowsGone(valueAt(state.values, path), value).map((key) => nameOf([...path, key]))
  const left = (place: string) => gone.some((row) => isWithin(place, row))
  const kept = (places: ReadonlySet<string>) =>
    gone.length === 0 ? places : new Set([...places].filter((place) => !left(place)))
  const same = (place: string) => equal(valueAt(state.values, pathOfName(place)), valueAt(values, pathOfName(place)))
  const stillRefused = (place: string) =>
    !isWithin(name, place) && (!isWithin(place, name) || (!left(place) && same(place)))
  return {
    ...state,
    values,
    touched: kept(state.touched),
    hushed: kept(state.hushed),
    refused: new Map([...state.refused].filter(([place]) => stillRefused(place))),
  }
}

/** Keys of rows that were in a list and are not any more. */
function rowsGone(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before)) return []
  const keys = (list: unknown) =>
    Array.isArray(list) ? list.flatMap((row) => (row?.key === undefined ? [] : [String(row.key)])) : []
  const stay = new Set(keys(after))
  return keys(before).filter((key) => !stay.has(key))
}

const outside = (names: ReadonlySet<string>, outer: string) =>
  new Set([...names].filter((name) => !isWithin(name, outer)))
