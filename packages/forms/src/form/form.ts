import { equal } from '@waymark/domain/equal'
import type { FieldError, FormError } from '@waymark/domain/field'
import type { Message } from '@waymark/domain/message'
import { errorsOf } from './errors.ts'
import { type FieldApi, fieldOf, type Inner, type Steps } from './field.ts'
import { nameOf, type Path, pathOfName, sameContent, valueAt } from './path.ts'
import type { FormSection } from './sections.ts'
import { type FormEvent, type FormState, initialState, step } from './step.ts'

/** A setting of a form: it has a label of its own and is merged as one. Lists are merged row by row. */
export interface FormSetting {
  readonly path: Path
  readonly label: Message
  /** Whether a list is merged only if both sides added rows. */
  readonly whole?: boolean
}

/** The definition of a form: pure functions of its values. */
export interface FormModel<Values> {
  /** The rules that the values break. */
  check(values: Values): readonly FormError[]
  /** Resets fields that are no longer active. Called after every change. */
  resetInactive?(values: Values, before: Values): Values
  /** Whether the field of a name is active; only active fields are touched or have server errors. All when absent. */
  isActive?(values: Values): (name: string) => boolean
  /** The path of the field for a place in the request body, given the steps of its JSON pointer. */
  locate?(values: Values, steps: readonly string[]): Path | undefined
  /** The settings that can be edited, in the order of the form. */
  settings?(values: Values): readonly FormSetting[]
  /** The sections of the form. */
  sections?(values: Values): readonly FormSection[]
}

/** The state of a form for save bars and buttons. */
export interface FormStatus {
  readonly dirty: boolean
  readonly submitting: boolean
  /** The number of fields with errors, shown or not. */
  readonly errorCount: number
  /** Whether it has no errors, is not being submitted, and has changes. */
  readonly canSubmit: boolean
}

/** A running form: the pure steps over a state, with listeners. */
export interface Form<Values> {
  readonly model: FormModel<Values>
  get(): FormState<Values>
  errors(): ReadonlyMap<string, FieldError>
  status(): FormStatus
  /** The labels of what was changed since the form was saved. */
  changes(): readonly Message[]
  /** Whether a field is active, by its name. */
  isActive(name: string): boolean
  send(event: FormEvent<Values>): void
  subscribe(listener: () => void): () => void
  field<K extends Steps<Values>>(step: K): FieldApi<Inner<Values, K>>
}

export type AnyForm = Form<any>

/** Starts a form with values that count as saved. */
export function createForm<Values>(initial: Values, model: FormModel<Values>): Form<Values> {
  let state = initialState(initial)
  const check = () => errorsOf(state, model.check(state.values))
  let errors = check()
  /** Computed once for each state, because components read it several times. */
  let status: FormStatus | undefined
  const listeners = new Set<() => void>()

  const withoutInactive = (next: FormState<Values>, before: Values): FormState<Values> => {
    const values = model.resetInactive?.(next.values, before) ?? next.values
    const isActive = model.isActive?.(values)
    // A field that was reset to its initial value is untouched.
    const stays = (name: string) =>
      (isActive?.(name) ?? true) && equal(valueAt(next.values, pathOfName(name)), valueAt(values, pathOfName(name)))
    return {
      ...next,
      values,
      touched: new Set([...next.touched].filter(stays)),
      serverErrors: new Map([...next.serverErrors].filter(([name]) => stays(name))),
    }
  }

  const fields = new Map<string, FieldApi<any>>()
  const fieldAt = (path: Path): FieldApi<any> => {
    const name = nameOf(path)
    const field = fields.get(name) ?? fieldOf(form, path, fieldAt)
    fields.set(name, field)
    return field
  }

  const form: Form<Values> = {
    model,
    get: () => state,
    errors: () => errors,
    status: () => {
      status ??= {
        dirty: isDirty(state),
        submitting: state.submitting,
        errorCount: errors.size,
        canSubmit: canSubmit(form),
      }
      return status
    },
    changes: () => (isDirty(state) ? changesOf(model, state) : []),
    isActive: (name) => model.isActive?.(state.values)(name) ?? true,
    send(event) {
      const next = step(state, event)
      if (next === state) return
      state = event.type === 'change' || event.type === 'type' ? withoutInactive(next, state.values) : next
      errors = check()
      status = undefined
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    field: (step) => fieldAt([step]),
  }
  return form
}

function changesOf<Values>(model: FormModel<Values>, { initial, values }: FormState<Values>): readonly Message[] {
  const edited = ({ path }: FormSetting) => !sameContent(valueAt(initial, path), valueAt(values, path))
  return (model.settings?.(values) ?? []).filter(edited).map(({ label }) => label)
}

/** Whether there is anything to save. */
export const isDirty = <Values>({ initial, values }: Pick<FormState<Values>, 'initial' | 'values'>): boolean =>
  !sameContent(initial, values)

/** Whether the form may be sent: no errors, not being submitted, and changed unless `clean` is allowed. */
export function canSubmit<Values>(form: Pick<Form<Values>, 'get' | 'errors'>, { clean = false } = {}): boolean {
  const state = form.get()
  return !state.submitting && form.errors().size === 0 && (clean || isDirty(state))
}
