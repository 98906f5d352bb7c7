import type { QueryKey } from '@tanstack/react-query'
import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import { type FormEvent, useEffect, useState } from 'react'
import { useToasts } from '#data/toasts/use-toasts.tsx'
import type { SaveProps } from '#form/save-buttons.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { useCloseIfDeleted } from './use-close-if-deleted.ts'

/**
 * The form of the opened row. It follows what is stored, unless it is being edited; when the row was deleted meanwhile, the
 * panel is closed.
 *
 * - `root` and `onSubmit` are for the `form` element, `saving` for a `PanelSave`
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
  const submit = useSubmit(action)
  const [form] = useState(() => createForm(stored))
  const { dirty, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  const close = () => {
    form.send({ type: 'reset' })
    onClose()
  }
  const closeIfDeleted = useCloseIfDeleted(close, lists)
  useEffect(() => {
    // Adopts changes of another owner unless the form has unsaved changes.
    const { initial } = createForm(stored).get()
    if (!form.status().dirty && !form.get().submitting) form.send({ type: 'rebase', initial, values: initial })
  }, [form, createForm, stored])

  const onSave = () => {
    if (form.status().submitting || !form.status().dirty) return
    if (form.status().errorCount > 0) return showErrors()
    void submit(form, (values, initial) => closeIfDeleted(send(values, initial)))
  }
  const saving: SaveProps = { form, onSave, onInvalid: showErrors }
  return {
    form,
    dirty,
    submitting,
    root,
    saving,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      onSave()
    },
    close,
    closeIfDeleted,
    remove: async (removal: UserAction, removed: Promise<unknown>) => {
      if (await toasts.report(removal, closeIfDeleted(removed))) close()
    },
  }
}
