import type { UserAction } from '@waymark/domain/failure'
import type { Form } from '@waymark/forms/form'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MarksEdits } from '#form/controls/field-text.ts'
import { DiscardDialog } from '#form/leave-guard.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useForm } from '#form/use-form.ts'
import { type RestorableChanges, useRestorableForm } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './page.module.css'

/** The form that adds a row or changes one outside its panel. What the server refuses stands at its field. */
export function FormDialog<Values, Answer>({
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
  const { t } = useI18n()
  const submit = useSubmit(action)
  const { dirty, submitting, errorCount } = useForm(form)
  useRegisterUnsaved({ form, name: title, key: restoreKey }, dirty)
  const asEntered = useRestorableForm(restoreKey, form)
  const offer = kept === undefined ? asEntered : kept
  const { root, showErrors } = useErrorFocus(form)
  const [confirming, setConfirming] = useState(false)
  const accepted = useRef(false)
  const id = useId()
  const leave = () => (side && dirty ? setConfirming(true) : onClose())
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
    <Dialog
      open
      shape={side ? 'side' : 'card'}
      width={width}
      title={title}
      {...(about && { sub: about })}
      closeLabel={t(CLOSE)}
      onClose={submitting ? 'none' : leave}
      foot={
        <>
          <Button variant="quiet" onPress={leave}>
            {t(CANCEL)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {offer && !dirty && <RestoreNote offer={offer} />}
      <MarksEdits value={false}>
        <form id={id} ref={root} className={styles.fields} onSubmit={(event) => void onSubmit(event)} noValidate>
          {children(submitting)}
        </form>
      </MarksEdits>
      {side && <DiscardDialog form={form} open={confirming} onKeep={() => setConfirming(false)} onDiscard={onClose} />}
    </Dialog>
  )
}
