import { TOASTS, type UserAction } from '@waymark/domain/failure'
import { type AnyForm, type Form, type Submitted, submitForm } from '@waymark/forms/form'
import { focusFirstError } from '@waymark/ui/form'
import { useEffect, useRef } from 'react'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useForm } from './use-form.ts'

/**
 * Submits a form. Errors of fields are shown at the fields; a toast shows success and all other failures, also when the
 * form is no longer on the screen. Forms that show it themselves use `useSubmitInPlace`.
 */
export function useSubmit(action: UserAction) {
  const toasts = useToasts()
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return async <Values, Answer>(
    form: Form<Values>,
    send: (values: Values, initial: Values) => Promise<Answer>,
  ): Promise<Submitted<Answer>> => {
    const end = await submitForm(form, send, (error) => reportOfThrown(error, TOASTS[action].failure))
    if (end.ok) toasts.done(action)
    else if (end.message && !(end.shown && mounted.current)) toasts.failure(end.message)
    return end
  }
}

/**
 * For the element around the fields of a form: `showErrors` shows all errors and moves the focus to the first. After a
 * submit the focus moves to the first field that the server rejected.
 */
export function useErrorFocus<E extends HTMLElement = HTMLFormElement>(form: AnyForm) {
  const root = useRef<E>(null)
  const { submitting } = useForm(form)
  const sent = useRef(false)
  const focus = () => root.current && focusFirstError(root.current)
  useEffect(() => {
    if (sent.current && !submitting) focus()
    sent.current = submitting
  }, [submitting])
  const showErrors = () => {
    form.send({ type: 'reveal' })
    requestAnimationFrame(focus)
  }
  return { root, showErrors }
}
