import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useForm } from '#form/use-form.ts'
import { type RestorableChanges, useRestorableForm } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { FormDialog } from '#items/form-dialog.tsx'

/** The form that adds a row or changes one outside its panel. What the server refuses stands at its field. */
export function RowDialog<Values, Answer>({
  form,
  action,
  title,
  about,
  submitLabel,
  restoreKey,
  kept,
  side = false,
  width = 480,
  send,
  onDone,
  onClose,
  children,
}: {
  form: Form<Values>
  /** The action that the toasts name. */
  action: UserAction
  title: string
  about?: string
  submitLabel: string
  /** The key under which what was entered is stored when the session ends. */
  restoreKey: string
  /** What was stored, where it is not restored as it was. */
  kept?: RestorableChanges | null
  /** Whether it is a sheet at the side, for long forms: discarding what was entered has to be confirmed. */
  side?: boolean
  /** In pixels. */
  width?: number
  send: (values: Values, initial: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children: (readOnly: boolean) => ReactNode
}) {
  const submit = useSubmit(action)
  const { submitting, errorCount } = useForm(form)
  const asEntered = useRestorableForm(restoreKey, form)
  const { root, showErrors } = useErrorFocus(form)
  const accepted = useRef(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.status().submitting || accepted.current) return
    if (errorCount > 0) return showErrors()
    const end = await submit(form, send)
    if (!end.ok) return
    // A second press before the dialog has closed would add the same again.
    accepted.current = true
    onDone(end.answer)
  }
  return (
    <FormDialog
      form={form}
      name={title}
      restoreKey={restoreKey}
      kept={kept === undefined ? asEntered : kept}
      shape={side ? 'side' : 'card'}
      width={width}
      title={title}
      sub={about}
      submitLabel={submitLabel}
      asks={side}
      root={root}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children(submitting)}
    </FormDialog>
  )
}
