import { msg } from '@waymark/domain/message'
import type { AnyForm } from '@waymark/forms/form'
import { Button } from '@waymark/ui/controls'
import { ActionsBar } from '@waymark/ui/form'
import { useState } from 'react'
import { isApple } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DiscardDialog } from './leave-guard.tsx'
import { useChangeNames } from './use-change-names.ts'
import { useForm, useFormValue } from './use-form.ts'

const M = {
  label: msg('save-bar.label', 'Unsaved changes'),
  count: msg('save-bar.count', '{count, plural, one {# unsaved change} other {# unsaved changes}}'),
  cancel: msg('cancel', 'Cancel'),
  save: msg('save', 'Save'),
  fix: msg('save-bar.fix', 'Some fields need attention first'),
  wrong: msg('save-bar.wrong', 'Fix {count, plural, one {# error} other {# errors}} to save'),
}

/**
 * Shown while a form is dirty: the changes, Cancel, which asks, and Save, also by Control S. While the form has errors it
 * shows their number instead of the changes, and a button that focuses the first.
 */
export function SaveBar({
  form,
  onSave,
  onInvalid,
}: {
  form: AnyForm
  onSave: () => void
  /** Focuses the first error. */
  onInvalid: () => void
}) {
  const { t } = useI18n()
  const names = useChangeNames()
  const { errorCount, submitting } = useForm(form)
  const changes = useFormValue(form, (running) => running.changes())
  const [asking, setAsking] = useState(false)
  const save = () => {
    if (submitting) return
    if (errorCount === 0) onSave()
    else onInvalid()
  }
  useHotkeys({
    '$mod+s': () => save(),
  })
  return (
    <>
      <ActionsBar
        label={t(M.label)}
        what={t(M.count, { count: Math.max(1, changes.length) })}
        details={errorCount === 0 ? names(changes) : t(M.wrong, { count: errorCount })}
        {...(errorCount > 0 && { onDetails: onInvalid })}
      >
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t(M.cancel)}
        </Button>
        <Button
          variant="primary"
          pending={submitting}
          keys={isApple() ? ['⌘', 'S'] : ['Ctrl', 'S']}
          disabledReason={errorCount === 0 ? undefined : t(M.fix)}
          onPress={save}
        >
          {t(M.save)}
        </Button>
      </ActionsBar>
      <DiscardDialog
        form={form}
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          form.send({ type: 'reset' })
        }}
      />
    </>
  )
}
