import type { Failure } from '@waymark/api-client/client'
import { UNKNOWN } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import { type Form, submitForm } from '@waymark/forms/form'
import { useState } from 'react'
import { CallFailed } from '#data/api/call-failed.ts'
import { reportOfThrown } from '#data/api/report-of-thrown.ts'
import { useRefusalText } from '#data/session/use-refusal-text.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { useForm } from './use-form.ts'
import { useErrorFocus } from './use-submit.ts'

/** How a submit ended; without a `failure` it was not sent, or no call has failed. */
export type SubmittedInPlace<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure | undefined }

/**
 * Submits a form that shows itself why it was refused: errors of fields are shown at the fields, everything else is the
 * `refusal`, for a `RefusalNote` above them. Used by the forms of passwords and codes, whose reasons must stay until they
 * are corrected, and by dialogs that are closed after it.
 *
 * `failed` is shown where the server gives no reason; `initialError` is shown until the first submit.
 */
export function useSubmitInPlace<Values>(
  form: Form<Values>,
  { failed = UNKNOWN, initialError = null }: { failed?: Message; initialError?: string | null } = {},
) {
  const { t } = useI18n()
  const refusalText = useRefusalText(failed)
  const { submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const [refusal, setRefusal] = useState(initialError)

  /** Sends the form, unless it is being sent or has errors, which are then shown. */
  const submit = async <Answer>(send: (values: Values) => Promise<Answer>): Promise<SubmittedInPlace<Answer>> => {
    const { submitting, errorCount } = form.status()
    const notSent = { ok: false, failure: undefined } as const
    if (submitting) return notSent
    setRefusal(null)
    if (errorCount > 0) {
      showErrors()
      return notSent
    }
    let failure: Failure | undefined
    const end = await submitForm(form, send, (error) => {
      if (error instanceof CallFailed) failure = error.failure
      return reportOfThrown(error, failed)
    })
    if (end.ok) return end
    if (!end.shown) setRefusal(failure ? refusalText(failure) : t(failed))
    return { ok: false, failure }
  }
  return { root, submitting, refusal, clearRefusal: () => setRefusal(null), submit }
}
