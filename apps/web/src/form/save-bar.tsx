import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { ActionsBar } from '@waymark/ui/form'
import { useState } from 'react'
import { isApple } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DiscardDialog } from './leave-guard.tsx'
import { usePartNames } from './use-part-names.ts'

const M = {
  label: msg('save-bar.label', 'Unsaved changes'),
  count: msg('save-bar.count', '{count, plural, one {# unsaved change} other {# unsaved changes}}'),
  cancel: msg('cancel', 'Cancel'),
  save: msg('save', 'Save'),
  fix: msg('save-bar.fix', 'Some fields need attention first'),
  wrong: msg('save-bar.wrong', 'Fix {count, plural, one {# error} other {# errors}} to save'),
}

/**
 * Rises while a form is dirty: what changed, Cancel, which asks, and Save, which Control S does as well. While something
 * is wrong it says so in place of what changed, and leads there.
 */
export function SaveBar({
  parts,
  wrong,
  saving,
  onSave,
  onReset,
  onInvalid,
}: {
  /** What changed, by name, in the order of the form. */
  parts: readonly Message[]
  /** In how many places something is wrong. */
  wrong: number
  saving: boolean
  onSave: () => void
  onReset: () => void
  /** Leads to the first thing that is wrong. */
  onInvalid: () => void
}) {
  const { t } = useI18n()
  const names = usePartNames()
  const [asking, setAsking] = useState(false)
  const save = () => {
    if (saving) return
    if (wrong === 0) onSave()
    else onInvalid()
  }
  useHotkeys({
    '$mod+s': () => save(),
  })
  return (
    <>
      <ActionsBar
        label={t(M.label)}
        what={t(M.count, { count: Math.max(1, parts.length) })}
        details={wrong === 0 ? names(parts) : t(M.wrong, { count: wrong })}
        {...(wrong > 0 && { onDetails: onInvalid })}
      >
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t(M.cancel)}
        </Button>
        <Button
          variant="primary"
          pending={saving}
          keys={isApple() ? ['⌘', 'S'] : ['Ctrl', 'S']}
          disabledReason={wrong === 0 ? undefined : t(M.fix)}
          onPress={save}
        >
          {t(M.save)}
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
