import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { ActionsBar } from '@waymark/ui/form'
import { useState } from 'react'
import { isApple } from '../shortcuts/key-names.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useWords } from '../words/use-words.ts'
import { DiscardDialog } from './leave-guard.tsx'
import { usePartNames } from './use-part-names.ts'

const W = {
  label: msg('save-bar.label', 'Unsaved changes'),
  count: msg('save-bar.count', '{count, plural, one {# unsaved change} other {# unsaved changes}}'),
  cancel: msg('cancel', 'Cancel'),
  save: msg('save', 'Save'),
  fix: msg('save-bar.fix', 'Some fields need attention first'),
}

/** Rises while a form is dirty: what changed, Cancel, which asks, and Save, which Control S does as well. */
export function SaveBar({
  parts,
  valid,
  saving,
  onSave,
  onReset,
  onInvalid,
}: {
  /** What changed, by name, in the order of the form. */
  parts: readonly Message[]
  valid: boolean
  saving: boolean
  onSave: () => void
  onReset: () => void
  /** Save was asked for while something is wrong. */
  onInvalid: () => void
}) {
  const { say } = useWords()
  const names = usePartNames()
  const [asking, setAsking] = useState(false)
  const save = () => {
    if (saving) return
    if (valid) onSave()
    else onInvalid()
  }
  useShortcuts({
    'mod+s': (event) => {
      event.preventDefault()
      save()
    },
  })
  return (
    <>
      <ActionsBar label={say(W.label)} what={say(W.count, { count: Math.max(1, parts.length) })} details={names(parts)}>
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {say(W.cancel)}
        </Button>
        <Button
          variant="primary"
          pending={saving}
          keys={isApple() ? ['⌘', 'S'] : ['Ctrl', 'S']}
          {...(!valid && { tooltip: say(W.fix) })}
          onPress={save}
        >
          {say(W.save)}
        </Button>
      </ActionsBar>
      <DiscardDialog
        open={asking}
        parts={parts}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onReset()
        }}
      />
    </>
  )
}
