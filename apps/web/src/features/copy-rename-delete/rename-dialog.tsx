import { type Message, msg } from '@waymark/domain/message'
import { sortOutcomes } from '@waymark/forms/form'
import { createRenameForm, placeOfName, type RenameValues } from '@waymark/forms/models/rename'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { Dialog } from '@waymark/ui/overlay'
import { type FormEvent, useId, useState } from 'react'
import { useFieldText } from '../../controls/field-text.ts'
import { useForm } from '../../forms/use-form.ts'
import type { FieldOutcome } from '../../notices/after-failure.ts'

const W = {
  tag: msg('rename.tag', 'Rename tag'),
  trigger: msg('rename.trigger', 'Rename trigger'),
  variable: msg('rename.variable', 'Rename variable'),
  name: msg('rename.name', 'Name'),
  count: msg('rename.count', '{used, number} / {limit, number}'),
  follow: msg('rename.references-follow', "References such as '{{ name }}' are rewritten."),
  cancel: msg('cancel', 'Cancel'),
  rename: msg('rename', 'Rename'),
  close: msg('close', 'Close'),
} satisfies Record<string, Message>

const LIMIT = 255

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
  const { say, wrong } = useFieldText()
  const [form] = useState(() => createRenameForm(kind, name))
  const { spot, submitting, sendable } = useForm(form)
  const id = useId()
  const place = spot.at('name')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!sendable) {
      form.send({ type: 'reveal' })
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
      title={say(W[kind])}
      closeLabel={say(W.close)}
      onClose={submitting ? 'none' : onClose}
      width={440}
      foot={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say(W.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" pending={submitting}>
            {say(W.rename)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field
          label={say(W.name)}
          error={wrong(place.error)}
          hint={kind === 'variable' && say(W.follow)}
          count={say(W.count, { used: place.value.length, limit: LIMIT })}
        >
          <TextInput
            value={place.value}
            onChange={place.set}
            onBlur={place.touch}
            autoFocus
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
