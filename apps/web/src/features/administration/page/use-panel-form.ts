import type { QueryKey } from '@tanstack/react-query'
import type { UserAction } from '@waymark/domain/failure'
import { useState } from 'react'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import type { StoredForm } from '#items/stored-form/use-merged-save.ts'
import { useStoredForm } from '#items/stored-form/use-stored-form.ts'
import { useCloseIfDeleted } from './use-close-if-deleted.ts'

/**
 * The form of the opened row. When the row was deleted meanwhile, the panel is closed.
 *
 * - `close` discards what was edited and closes the panel
 * - `closeIfDeleted` wraps other changes of the row, `remove` the one that deletes it
 */
export function usePanelForm<Stored, Values>({
  onClose,
  lists,
  ...row
}: Omit<StoredForm<Stored, Values>, 'form'> & {
  action: UserAction
  onClose: () => void
  /** The lists that have the row; those of sites by default. */
  lists?: QueryKey
}) {
  const toasts = useToasts()
  const [form] = useState(() => row.createForm(row.stored))
  const close = () => {
    form.send({ type: 'reset' })
    onClose()
  }
  const closeIfDeleted = useCloseIfDeleted(close, lists)
  const settings = useStoredForm({
    ...row,
    form,
    read: () => closeIfDeleted(row.read()),
    send: (...saved) => closeIfDeleted(row.send(...saved)),
  })
  return {
    ...settings,
    close,
    closeIfDeleted,
    remove: async (removal: UserAction, removed: Promise<unknown>) => {
      if (await toasts.report(removal, closeIfDeleted(removed))) close()
    },
  }
}
