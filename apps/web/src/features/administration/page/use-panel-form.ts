import type { QueryKey } from '@tanstack/react-query'
import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import type { Current } from '#data/api/read-current.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import { useStoredForm } from '#items/stored-form/use-stored-form.ts'
import { useCloseIfDeleted } from './use-close-if-deleted.ts'
import { useMergedSave } from './use-merged-save.ts'

/**
 * The form of the opened row. When the row was deleted meanwhile, the panel is closed.
 *
 * - `close` discards what was edited and closes the panel
 * - `closeIfDeleted` wraps other changes of the row, `remove` the one that deletes it
 * - `conflicts` and `kept` are for `MergedNotes`, `restoreKey` for a `LeaveGuard`
 */
export function usePanelForm<Stored, Values>({
  stored,
  createForm,
  action,
  restoreKey,
  read,
  send,
  onClose,
  lists,
}: {
  stored: Stored
  /** Always the same function. */
  createForm: (stored: Stored) => Form<Values>
  action: UserAction
  /** The key under which unsaved changes are stored when the session ends. */
  restoreKey: string
  /** Reads the row again. */
  read: () => Promise<Current<Stored>>
  /** Saves if the row still has the revision. */
  send: (values: Values, initial: Values, revision: string | undefined) => Promise<unknown>
  onClose: () => void
  /** The lists that have the row; those of sites by default. */
  lists?: QueryKey
}) {
  const toasts = useToasts()
  const settings = useStoredForm({
    stored,
    createForm,
    action,
    send: (values, initial): Promise<unknown> => closeIfDeleted(save(values, initial)),
  })
  const { form } = settings
  const { save, conflicts, kept } = useMergedSave({ form, stored, createForm, restoreKey, read, send })
  const close = () => {
    form.send({ type: 'reset' })
    onClose()
  }
  const closeIfDeleted = useCloseIfDeleted(close, lists)
  return {
    ...settings,
    conflicts,
    kept,
    restoreKey,
    close,
    closeIfDeleted,
    remove: async (removal: UserAction, removed: Promise<unknown>) => {
      if (await toasts.report(removal, closeIfDeleted(removed))) close()
    },
  }
}
