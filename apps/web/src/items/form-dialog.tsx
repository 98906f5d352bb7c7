import type { AnyForm } from '@waymark/forms/form'
import { Button } from '@waymark/ui/controls'
import { Dialog, type DialogProps } from '@waymark/ui/overlay'
import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { MarksEdits } from '#form/controls/field-text.ts'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useForm } from '#form/use-form.ts'
import type { RestorableChanges } from '#form/use-restorable-changes.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './form-dialog.module.css'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'sub' | 'width' | 'shape' | 'initialFocus'> {
  form: AnyForm
  /** The name of what is edited, and the key under which its changes are stored when the session ends. */
  name: string
  restoreKey: string
  /** What was stored then. */
  kept: RestorableChanges | null
  /** Why it was refused, unless a toast shows it. */
  refusal?: string | null
  submitLabel: string
  /** Why it cannot be submitted. */
  disabledReason?: string | undefined
  /** Whether changes are discarded only once that is confirmed. */
  asks?: boolean
  /** Whether it can be closed while it is submitted, which is then finished without it. */
  closesWhileSubmitting?: boolean
  root: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => unknown
  onClose: () => void
  children: ReactNode
}

/** A dialog that holds a form: its buttons, the changes kept when the session ended, and the question before changes are lost. */
export function FormDialog({
  form,
  name,
  restoreKey,
  kept,
  refusal = null,
  submitLabel,
  disabledReason,
  asks = true,
  closesWhileSubmitting = false,
  root,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useI18n()
  const id = useId()
  const { dirty, submitting } = useForm(form)
  const [confirming, setConfirming] = useState(false)
  const held = submitting && !closesWhileSubmitting
  const close = () => {
    if (held) return
    if (asks && dirty && !submitting) setConfirming(true)
    else onClose()
  }
  return (
    <Dialog
      {...dialog}
      open
      closeLabel={t(CLOSE)}
      onClose={held ? 'none' : close}
      foot={
        <>
          <Button variant="quiet" onPress={close}>
            {t(submitting && !held ? CLOSE : CANCEL)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting} disabledReason={disabledReason}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {kept && !dirty && <RestoreNote offer={kept} />}
      <RefusalNote text={refusal} />
      <MarksEdits value={false}>
        <form id={id} ref={root} className={styles.fields} onSubmit={(event) => void onSubmit(event)} noValidate>
          {children}
        </form>
      </MarksEdits>
      <LeaveGuard form={form} name={name} restoreKey={restoreKey} asks={asks && (held || !submitting)} />
      <DiscardDialog
        open={confirming && !submitting}
        form={form}
        onKeep={() => setConfirming(false)}
        onDiscard={onClose}
      />
    </Dialog>
  )
}
