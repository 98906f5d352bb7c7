import type { FailureReport } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import type { AnyForm, Form } from './form.ts'
import { nameOf } from './path.ts'
import type { ErrorAt } from './step.ts'

/** The result of a submit: the answer, or a message and whether the fields show all errors. */
export type Submitted<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: Message | undefined; readonly shown: boolean }

/** The steps of a JSON pointer: `/data/attributes/name` has three. */
const pointerSteps = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Puts the errors of a failed submit at the fields of the form, which can then be edited and sent again. Returns whether
 * every error has found an active field of the form.
 */
export function rejectForm(form: AnyForm, { fields, onlyFields }: FailureReport): boolean {
  const { values } = form.get()
  const errors = fields.flatMap(({ pointer, error }): ErrorAt[] => {
    const path = form.model.locate?.(values, pointerSteps(pointer))
    return path && path.length > 0 && form.isActive(nameOf(path)) ? [{ path, error }] : []
  })
  form.send({ type: 'reject', errors })
  return onlyFields && errors.length === fields.length
}

/**
 * Submits a form: `send` gets the values and those saved last, `report` gives the message for an exception of `send`. The
 * values stay in the form either way; values edited meanwhile count as changes.
 */
export async function submitForm<Values, Answer>(
  form: Form<Values>,
  send: (values: Values, initial: Values) => Promise<Answer>,
  report: (error: unknown) => FailureReport,
): Promise<Submitted<Answer>> {
  const { initial, values } = form.get()
  form.send({ type: 'submit' })
  try {
    const answer = await send(values, initial)
    form.send({ type: 'accept', sent: values })
    return { ok: true, answer }
  } catch (error) {
    const failure = report(error)
    return { ok: false, message: failure.message, shown: rejectForm(form, failure) }
  }
}
