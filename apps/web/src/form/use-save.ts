import { TOASTS, type UserAction } from '@waymark/domain/failure'
import { type Form, type Path, sortOutcomes } from '@waymark/forms/form'
import { useToasts } from '#data/toasts/toasts.tsx'

/**
 * Saves an edited form: `send` is given what it began with and what it holds. A refusal comes back to its place in the
 * form, or is shown in a toast when the form has no such place; nothing typed is lost. Resolves to whether it was saved.
 */
export function useSave<Values>(
  form: Form<Values>,
  action: UserAction,
  {
    send,
    placeOf,
  }: {
    send: (initial: Values, values: Values) => Promise<unknown>
    /** Where a place in the body that was sent stands in the form. */
    placeOf: (values: Values, steps: readonly string[]) => Path | undefined
  },
) {
  const toasts = useToasts()
  return async (): Promise<boolean> => {
    const { initial, values } = form.get()
    form.send({ type: 'submit' })
    try {
      await send(initial, values)
      form.send({ type: 'accept', sent: values })
      toasts.done(action)
      return true
    } catch (error) {
      const { refusals, unplaced } = sortOutcomes(toasts.failed(action, error), (steps) => placeOf(values, steps))
      if (unplaced.length > 0) toasts.failure(TOASTS[action].failure)
      form.send({ type: 'refuse', refusals })
      return false
    }
  }
}
