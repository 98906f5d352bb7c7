import { equal } from '@waymark/domain/equal'
import type { FieldError, FormError } from '@waymark/domain/field'
import { errorsOf } from './errors.ts'
import { isWithin, pathOfName, valueAt } from './path.ts'
import { sameContent } from './same-content.ts'
import { type Spot, spotOf } from './spot.ts'
import { type FormState, start } from './state.ts'
import { type FormEvent, step } from './step.ts'

export interface FormRules<Values> {
  /** The rules that the values break. */
  check(values: Values): readonly FormError[]
  /** Puts what is no longer asked back at its beginning. */
  settle?(values: Values, before: Values): Values
  /** Names of the places that are asked; others are neither touched nor refused. All when absent. */
  asked?(values: Values): (place: string) => boolean
}

/** A running form: the pure steps, and somebody to tell. */
export interface Form<Values> {
  get(): FormState<Values>
  errors(): ReadonlyMap<string, FieldError>
  send(event: FormEvent<Values>): void
  subscribe(listener: () => void): () => void
  /** The whole form as a place, from which every other place is reached. */
  readonly spot: Spot<Values>
}

/** Begins a form with values that count as saved. */
export function createForm<Values>(initial: Values, rules: FormRules<Values>): Form<Values> {
  let state = start(initial)
  let errors = errorsOf(state, rules.check(state.values))
  const listeners = new Set<() => void>()

  const settled = (next: FormState<Values>, before: Values): FormState<Values> => {
    const values = rules.settle?.(next.values, before) ?? next.values
    const asked = rules.asked?.(values)
    // A place that was put back at its beginning counts as never visited.
    const stays = (place: string) =>
      (asked?.(place) ?? true) && equal(valueAt(next.values, pathOfName(place)), valueAt(values, pathOfName(place)))
    return {
      ...next,
      values,
      touched: new Set([...next.touched].filter(stays)),
      refused: new Map([...next.refused].filter(([place]) => stays(place))),
    }
  }

  const form: Form<Values> = {
    get: () => state,
    errors: () => errors,
    send(event) {
      const next = step(state, event)
      if (next === state) return
      state = event.type === 'change' ? settled(next, state.values) : next
      errors = errorsOf(state, rules.check(state.values))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get spot() {
      return spotOf<Values>(form, [])
    },
  }
  return form
}

/** Whether there is anything to save. */
export const isDirty = <Values>({ initial, values }: Pick<FormState<Values>, 'initial' | 'values'>): boolean =>
  !sameContent(initial, values)

/** Whether the form may be sent: nothing wrong, nothing on its way, and something changed unless `clean` is fine. */
export function canSubmit<Values>(form: Pick<Form<Values>, 'get' | 'errors'>, { clean = false } = {}): boolean {
  const state = form.get()
  return !state.submitting && form.errors().size === 0 && (clean || isDirty(state))
}

/** What is to be said at a place: what is wrong there, once it was left or something inside a list was. */
export function shownError<Values>(form: Pick<Form<Values>, 'get' | 'errors'>, place: string): FieldError | undefined {
  const error = form.errors().get(place)
  if (!error) return undefined
  const { revealed, hushed, refused, touched } = form.get()
  const told = revealed && ![...hushed].some((name) => isWithin(place, name))
  const visited = told || refused.has(place) || [...touched].some((name) => isWithin(name, place))
  return visited ? error : undefined
}

/** Everything that is to be said at a place and inside it, as one text that differs when it does. */
export function shownInside<Values>(form: Pick<Form<Values>, 'get' | 'errors'>, place: string): string {
  let said = ''
  for (const [name, { key, limit }] of form.errors()) {
    if (isWithin(name, place) && shownError(form, name)) said += `${name} ${key} ${limit ?? ''}\n`
  }
  return said
}
