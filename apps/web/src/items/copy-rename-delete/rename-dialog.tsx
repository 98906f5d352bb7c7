import { type Message, msg } from '@waymark/domain/message'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import { createRenameForm, type RenameValues } from '@waymark/forms/models/rename'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { DiscardDialog, LeaveGuard } from '#form/leave-guard.tsx'
import { NameField } from '#form/name-field.tsx'
import { RefusalNote } from '#form/refusal-note.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useForm } from '#form/use-form.ts'
import { useRestorableForm } from '#form/use-restorable-changes.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RENAME } from '#items/editor/item-messages.ts'
import { renameFormKey } from './kept-dialogs.ts'
import { useSubmitInDialog } from './use-submit-in-dialog.ts'

const M = {
  tag: msg('rename.tag', 'Rename tag'),
  trigger: msg('rename.trigger', 'Rename trigger'),
  variable: msg('rename.variable', 'Rename variable'),
  follow: msg('rename.references-follow', "References such as '{{ name }}' are rewritten."),
  failed: msg('rename.failed', '"{name}" could not be renamed. {reason}'),
} satisfies Record<string, Message>

/** Asks for another name. A name that the server rejects stays in the field with the error. Asks before it is discarded. */
export function RenameDialog({
  kind,
  item,
  onRename,
  onClose,
}: {
  kind: ItemKind
  item: { readonly id: string; readonly name: string }
  onRename: (values: RenameValues) => Promise<unknown>
  onClose: () => void
}) {
  const { t } = useI18n()
  const [form] = useState(() => createRenameForm(kind, item.name))
  const { dirty } = useForm(form)
  const restoreKey = renameFormKey(item.id)
  const kept = useRestorableForm(restoreKey, form)
  const id = useId()
  const { root, submitting, refusal, submit } = useSubmitInDialog(form, {
    action: `rename-${kind}`,
    name: item.name,
    failed: M.failed,
  })
  const [confirming, setConfirming] = useState(false)
  const close = () => {
    if (submitting) return
    if (dirty) setConfirming(true)
    else onClose()
  }
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    // The name is left as it is.
    if (!dirty) return onClose()
    const { ok } = await submit(onRename)
    if (ok) onClose()
  }
  return (
    <Dialog
      open
      title={t(M[kind])}
      closeLabel={t(CLOSE)}
      onClose={submitting ? 'none' : close}
      foot={
        <>
          <Button variant="quiet" onPress={close}>
            {t(CANCEL)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(RENAME)}
          </Button>
        </>
      }
    >
      {kept && !dirty && <RestoreNote offer={kept} />}
      <RefusalNote text={refusal} />
      <form id={id} ref={root} onSubmit={(event) => void rename(event)} noValidate>
        <NameField
          label={t(NAME_LABEL)}
          hint={kind === 'variable' ? t(M.follow) : undefined}
          field={form.field('name')}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </form>
      <LeaveGuard form={form} name={item.name} restoreKey={restoreKey} />
      <DiscardDialog open={confirming} form={form} onKeep={() => setConfirming(false)} onDiscard={onClose} />
    </Dialog>
  )
}
