import { type Message, msg } from '@waymark/domain/message'
import { type ItemKind, NAME_LABEL } from '@waymark/domain/resource'
import { createRenameForm, type RenameValues } from '@waymark/forms/models/rename'
import { type FormEvent, useState } from 'react'
import { NameField } from '#form/name-field.tsx'
import { useForm } from '#form/use-form.ts'
import { useRestorableForm } from '#form/use-restorable-changes.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { FormDialog } from '#items/form-dialog.tsx'
import { RENAME } from './copy-rename-delete-messages.ts'
import { renameFormKey } from './kept-dialogs.ts'
import { useSubmitInDialog } from './use-submit-in-dialog.ts'

const M = {
  tag: msg('rename.tag', 'Rename tag'),
  trigger: msg('rename.trigger', 'Rename trigger'),
  variable: msg('rename.variable', 'Rename variable'),
  follow: msg('rename.references-follow', "References such as '{{ name }}' are rewritten."),
  failed: msg('rename.failed', '“{name}” could not be renamed. {reason}'),
} satisfies Record<string, Message>

interface RenameDialogProps {
  kind: ItemKind
  item: { readonly id: string; readonly name: string }
  onRename: (values: RenameValues) => Promise<unknown>
  onClose: () => void
}

/** Asks for another name. A name that the server rejects stays in the field with the error. Asks before it is discarded. */
export function RenameDialog({ kind, item, onRename, onClose }: RenameDialogProps) {
  const { t } = useI18n()
  const [form] = useState(() => createRenameForm(kind, item.name))
  const { dirty } = useForm(form)
  const restoreKey = renameFormKey(item.id)
  const kept = useRestorableForm(restoreKey, form)
  const { root, refusal, submit } = useSubmitInDialog(form, {
    action: `rename-${kind}`,
    name: item.name,
    failed: M.failed,
  })
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    // The name is left as it is.
    if (!dirty) return onClose()
    const { ok } = await submit(onRename)
    if (ok) onClose()
  }
  return (
    <FormDialog
      form={form}
      name={item.name}
      restoreKey={restoreKey}
      kept={kept}
      refusal={refusal}
      title={t(M[kind])}
      submitLabel={t(RENAME)}
      root={root}
      onSubmit={rename}
      onClose={onClose}
    >
      <NameField
        label={t(NAME_LABEL)}
        hint={kind === 'variable' ? t(M.follow) : undefined}
        field={form.field('name')}
        autoFocus
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}
