import { equal } from '@waymark/domain/equal'
import type { Row } from '@waymark/domain/field'
import type { AnyForm, FieldApi, FieldState, Form, FormStatus, Inner, Steps } from '@waymark/forms/form'
import { useRef, useSyncExternalStore } from 'react'

/** A value computed from a running form. The component renders again only when the value changes. */
export function useFormValue<Values, T>(form: Form<Values>, select: (form: Form<Values>) => T): T {
  const last = useRef<T>(undefined)
  const snapshot = () => {
    const next = select(form)
    if (!equal(last.current, next)) last.current = next
    return last.current as T
  }
  return useSyncExternalStore(form.subscribe, snapshot)
}

/** The state of a form for a save bar or button: whether it is dirty, being submitted, and how many errors it has. */
export const useForm = (form: AnyForm): FormStatus => useFormValue(form, (running) => running.status())

/**
 * One field of a form, or of a nested field: the component renders again when the value, error or edited state of the
 * field changes, and not when other fields do.
 */
export function useField<T>(field: FieldApi<T>): FieldApi<T>
export function useField<Values, K extends Steps<Values>>(form: Form<Values>, step: K): FieldApi<Inner<Values, K>>
export function useField<Values, K extends Steps<Values>>(of: Form<Values> | FieldApi<any>, step?: K): FieldApi<any> {
  const field: FieldApi<any> = 'field' in of ? of.field(step!) : of
  const state = useSyncExternalStore(field.form.subscribe, () => stateOf(field))
  return { ...field, ...state }
}

/** What was last read of a field, and the state of its form at that time. */
const read = new WeakMap<FieldApi<any>, { readonly of: object; readonly state: FieldState<any> }>()

/** The state of a field, read once for each change of its form; the same object as before while its content is equal. */
function stateOf<T>(field: FieldApi<T>): FieldState<T> {
  const of = field.form.get()
  const before = read.get(field)
  if (before?.of === of) return before.state
  const now = { value: field.value, error: field.error, edited: field.edited }
  const state = equal(before?.state, now) ? before!.state : now
  read.set(field, { of, state })
  return state
}

/** Whether any of several fields differs from its saved value. */
export const useEdited = (form: AnyForm, ...fields: readonly FieldApi<any>[]): boolean =>
  useFormValue(form, () => fields.some(({ edited }) => edited))

/** The rows of a list; the component renders again when rows are added, removed or edited for the first time. */
export const useRows = (field: FieldApi<readonly Row<any>[]>): readonly { key: string; edited: boolean }[] =>
  useFormValue(field.form, () => field.value.map(({ key }) => ({ key, edited: field.at(key).edited })))

/** The number of rows of a list. */
export const useRowCount = (field: FieldApi<readonly Row<any>[]>): number =>
  useFormValue(field.form, () => field.value.length)
