import { useQueryClient } from '@tanstack/react-query'
import { OUTCOME_UNKNOWN, TOASTS, type UserAction } from '@waymark/domain/failure'
import type { Message } from '@waymark/domain/message'
import type { Form } from '@waymark/forms/form'
import { useEffect, useRef } from 'react'
import { CallFailed, isMissing } from '#data/api/call-failed.ts'
import { reasonOfThrown, reportOfThrown } from '#data/api/report-of-thrown.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useSubmitInPlace } from '#form/use-submit-in-place.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/**
 * Submits the form of a dialog about an item. The dialog shows why it was refused; a toast shows success, and if the dialog
 * was closed meanwhile, `failed` with the name of the item and the reason. What is shown of an item that no longer exists is
 * fetched again once the dialog is closed.
 */
export function useSubmitInDialog<Values>(
  form: Form<Values>,
  { action, name, failed }: { action: UserAction; name: string; failed: Message },
) {
  const { t } = useI18n()
  const toasts = useToasts()
  const queries = useQueryClient()
  const { submit, ...shown } = useSubmitInPlace(form, { failed: TOASTS[action].failure })
  const closed = useRef(false)
  const missing = useRef(false)
  const reload = () => void (missing.current && queries.invalidateQueries())
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
      reload()
    }
  }, [])
  return {
    ...shown,
    submit: async <Answer>(send: (values: Values) => Promise<Answer>) => {
      const end = await submit(send)
      if (end.ok) {
        toasts.done(action)
        return end
      }
      const error = end.failure && new CallFailed(end.failure)
      missing.current = isMissing(error)
      if (!closed.current) return end
      reload()
      // Without a message it needs none: the session has ended.
      if (!reportOfThrown(error, failed).message) return end
      if (end.failure?.kind === 'unknown-end') {
        toasts.failure(OUTCOME_UNKNOWN)
        return end
      }
      const { message, values } = reasonOfThrown(error)
      toasts.failure(failed, { name, reason: t(message, values) })
      return end
    },
  }
}
