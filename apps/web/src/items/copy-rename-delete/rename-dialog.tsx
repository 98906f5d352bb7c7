import { type Message, msg } from '@waymark/domain/message'
import { createRenameForm, type RenameValues } from '@waymark/forms/models/rename'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { NameField } from '#form/name-field.tsx'
import RestoreNote from '#form/restore-note.tsx'
import { useRegisterUnsaved } from '#form/unsaved-forms.ts'
import { useForm } from '#form/use-form.ts'
import { useRestorableForm } from '#form/use-restorable-changes.ts'
import { useErrorFocus, useSubmit } from '#form/use-submit.ts'
import { CANCEL, CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RENAME } from '#items/editor/item-messages.ts'
import { NEW_NAME } from './copy-rename-delete-messages.ts'
import { renameFormKey } from './kept-dialogs.ts'

const M = {
  tag: msg('rename.tag', 'Rename tag'),
  trigger: msg('rename.trigger', 'Rename trigger'),
  variable: msg('rename.variable', 'Rename variable'),
  follow: msg('rename.references-follow', "References such as '{{ name }}' are rewritten."),
} satisfies Record<string, Message>

/** Asks for another name. A name that the server rejects stays in the field with the error. */
export function RenameDialog({
  kind,
  item,
  onRename,
  onClose,
}: {
  kind: 'tag' | 'trigger' | 'variable'
  item: { readonly id: string; readonly name: string }
  onRename: (values: RenameValues) => Promise<unknown>
  onClose: () => void
}) {
  const { t } = useI18n()
  const [form] = useState(() => createRenameForm(kind, item.name))
  const { submitting, dirty, errorCount } = useForm(form)
  const restoreKey = renameFormKey(item.id)
  useRegisterUnsaved({ form, name: item.name, key: restoreKey }, dirty)
  const kept = useRestorableForm(restoreKey, form)
  const submit = useSubmit(`rename-${kind}`)
  const id = useId()
  const { root, showErrors } = useErrorFocus(form)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    // The name is left as it is.
    if (!dirty) return onClose()
    if (errorCount > 0) return showErrors()
    const { ok } = await submit(form, onRename)
    if (ok) onClose()
  }
  return (
    <Dialog
      open
      title={t(M[kind])}
      closeLabel={t(CLOSE)}
      onClose={submitting ? 'none' : onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(CANCEL)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(RENAME)}
          </Button>
        </>
      }
    >
      {kept && !dirty && <RestoreNote offer={kept} />}
      <form id={id} ref={root} onSubmit={(event) => void rename(event)} noValidate>
        <NameField
          label={t(NEW_NAME)}
          hint={kind === 'variable' ? t(M.follow) : undefined}
          field={form.field('name')}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
