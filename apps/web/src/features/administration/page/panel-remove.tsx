import { msg } from '@waymark/domain/message'
import { Button, TextInput } from '@waymark/ui/controls'
import { Field } from '@waymark/ui/form'
import { ConfirmDialog } from '@waymark/ui/overlay'
import { type ReactNode, useRef, useState } from 'react'
import { CANCEL, DELETE_NAMED } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PanelFoot } from './panel-foot.tsx'

const M = {
  type: msg('remove-by-name.type', 'Type the name to confirm'),
  first: msg('remove-by-name.first', 'Type {name} first'),
}

interface RemovalProps {
  name: string
  /** "Delete website" */
  label: string
  /** Everything that is lost, in the dialog. */
  losses: ReactNode
  pending: boolean
  onRemove: () => Promise<unknown>
}

/** The foot of the panel that deletes its row: what that means in one sentence, and the button, which requires the row's name. */
export function PanelRemove({ about, ...removal }: RemovalProps & { about: string }) {
  const [confirming, setConfirming] = useState(false)
  return (
    <PanelFoot about={about}>
      <Button variant="quiet-danger" icon="trash" onPress={() => setConfirming(true)}>
        {removal.label}
      </Button>
      {confirming && <RemoveDialog {...removal} onClose={() => setConfirming(false)} />}
    </PanelFoot>
  )
}

function RemoveDialog({ name, label, losses, pending, onRemove, onClose }: RemovalProps & { onClose: () => void }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const matches = typed.trim() === name.trim()
  const pressed = useRef(false)
  /** Deletes once: Enter in the field can be pressed again before `pending` is rendered. */
  const remove = () => {
    if (!matches || pressed.current) return
    pressed.current = true
    void onRemove().finally(() => {
      pressed.current = false
    })
  }
  return (
    <ConfirmDialog
      open
      title={t(DELETE_NAMED, { name })}
      text={losses}
      confirm={{
        label,
        onPress: remove,
        pending,
        disabledReason: matches ? undefined : t(M.first, { name }),
      }}
      cancel={{ label: t(CANCEL), onPress: onClose }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remove()
        }}
      >
        <Field label={t(M.type)} hint={name}>
          <TextInput value={typed} onChange={setTyped} />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
