import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import { type FormEvent, useEffect, useState } from 'react'
import type { SaveProps } from '#form/save-buttons.tsx'
import { useForm } from '#form/use-form.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'

/**
 * A form over what is stored. It follows changes that were saved elsewhere, unless it has unsaved changes. `root` and
 * `onSubmit` are for the `form` element, `saving` is for what shows Save.
 */
export function useStoredForm<Stored, Values>({
  stored,
  createForm,
  action,
  mayEdit = true,
  send,
}: {
  stored: Stored
  /** Always the same function. */
  createForm: (stored: Stored) => Form<Values>
  action: UserAction
  mayEdit?: boolean
  send: (values: Values, initial: Values) => Promise<unknown>
}) {
  const submit = useSubmit(action)
  const [form] = useState(() => createForm(stored))
  const { dirty, submitting } = useForm(form)
  const { root, showErrors } = useErrorFocus(form)
  useEffect(() => {
    const { initial } = createForm(stored).get()
    if (!form.status().dirty && !form.get().submitting) form.send({ type: 'rebase', initial, values: initial })
  }, [form, createForm, stored])

  const onSave = () => {
    const status = form.status()
    if (!mayEdit || status.submitting || !status.dirty) return
    if (status.errorCount > 0) return showErrors()
    void submit(form, send)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const saving: SaveProps = { form, onSave, onInvalid: showErrors }
  return { form, dirty, submitting, root, saving, onSubmit }
}
