import type { QueryKey } from '@tanstack/react-query'
import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useStoredForm } from '#items/stored-form/use-stored-form.ts'
import { useCloseIfDeleted } from './use-close-if-deleted.ts'

/**
 * The form of the opened row. When the row was deleted meanwhile, the panel is closed.
 *
 * - `close` discards what was edited and closes the panel
 * - `closeIfDeleted` wraps other changes of the row, `remove` the one that deletes it
 */
export function usePanelForm<Stored, Values>({
  stored,
  createForm,
  action,
  send,
  onClose,
  lists,
}: {
  stored: Stored
  /** Always the same function. */
  createForm: (stored: Stored) => Form<Values>
  action: UserAction
  send: (values: Values, initial: Values) => Promise<unknown>
  onClose: () => void
  /** The lists that have the row; those of sites by default. */
  lists?: QueryKey
}) {
  const toasts = useToasts()
  const settings = useStoredForm({
    stored,
    createForm,
    action,
    send: (values, initial) => closeIfDeleted(send(values, initial)),
  })
  const close = () => {
    settings.form.send({ type: 'reset' })
    onClose()
  }
  const closeIfDeleted = useCloseIfDeleted(close, lists)
  return {
    ...settings,
    close,
    closeIfDeleted,
    remove: async (removal: UserAction, removed: Promise<unknown>) => {
      if (await toasts.report(removal, closeIfDeleted(removed))) close()
    },
  }
}
