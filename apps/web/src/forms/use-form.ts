import { canSubmit, type Form, isDirty } from '@waymark/forms/form'
import { useSyncExternalStore } from 'react'

/** Redraws with every step of a form and gives what a screen needs of it. */
export function useForm<Values>(form: Form<Values>) {
  const state = useSyncExternalStore(form.subscribe, form.get)
  const wrong = form.errors().size
  return {
    values: state.values,
    initial: state.initial,
    submitting: state.submitting,
    dirty: isDirty(state),
    valid: wrong === 0,
    /** In how many places something is wrong, shown or not. */
    wrong,
    /** Nothing wrong, nothing on its way, something changed. */
    sendable: canSubmit(form),
    spot: form.spot,
  }
}
