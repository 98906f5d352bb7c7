import { type Message, msg } from '@waymark/domain/message'
import { sortOutcomes } from '@waymark/forms/form'
import { createRenameForm, placeOfName, type RenameValues } from '@waymark/forms/models/rename'
import { Button } from '@waymark/ui/controls'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import type { FieldOutcome } from '#data/toasts/after-failure.ts'
import { NameField } from '#form/name-field.tsx'
import { useForm } from '#form/use-form.ts'
import { useRefusedFocus } from '#form/use-refused-focus.ts'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  tag: msg('rename.tag', 'Rename tag'),
  trigger: msg('rename.trigger', 'Rename trigger'),
  variable: msg('rename.variable', 'Rename variable'),
  name: msg('rename.name', 'Name'),
  follow: msg('rename.references-follow', "References such as '{{ name }}' are rewritten."),
  cancel: msg('cancel', 'Cancel'),
  rename: msg('rename', 'Rename'),
  close: msg('close', 'Close'),
} satisfies Record<string, Message>

/** Asks for another name. A name the server refuses stays in the field with the reason. */
export function RenameDialog({
  kind,
  name,
  onRename,
  onClose,
}: {
  kind: 'tag' | 'trigger' | 'variable'
  name: string
  /** Renames; what the server has against it, at places of the body, is returned. */
  onRename: (values: RenameValues) => Promise<readonly FieldOutcome[] | 'done'>
  onClose: () => void
}) {
  const { t } = useI18n()
  const [form] = useState(() => createRenameForm(kind, name))
  const { spot, submitting, dirty, valid } = useForm(form)
  const id = useId()
  const { root, toError } = useRefusedFocus(submitting)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (submitting) return
    // Who leaves the name as it is has nothing to wait for.
    if (!dirty) return onClose()
    if (!valid) {
      form.send({ type: 'reveal' })
      toError()
      return
    }
    form.send({ type: 'submit' })
    const outcome = await onRename(form.get().values)
    if (outcome === 'done') onClose()
    else form.send({ type: 'refuse', refusals: sortOutcomes(outcome, placeOfName).refusals })
  }
  return (
    <Dialog
      open
      title={t(M[kind])}
      closeLabel={t(M.close)}
      onClose={submitting ? 'none' : onClose}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t(M.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {t(M.rename)}
          </Button>
        </>
      }
    >
      <form id={id} ref={root} onSubmit={submit} noValidate>
        <NameField
          label={t(M.name)}
          hint={kind === 'variable' ? t(M.follow) : undefined}
          place={spot.at('name')}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
