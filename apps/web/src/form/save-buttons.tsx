import type { AnyForm } from '@waymark/forms/form'
import { Button } from '@waymark/ui/controls'
import { useState } from 'react'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { CANCEL, SAVE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { FIX_FIRST, SAVING } from './form-messages.ts'
import { DiscardDialog } from './leave-guard.tsx'
import { useForm } from './use-form.ts'

export interface SaveProps {
  readonly form: AnyForm
  readonly onSave: () => void
  /** Focuses the first error. */
  readonly onInvalid: () => void
  /** Why it cannot be saved now, apart from errors. */
  readonly refusal?: string | undefined
}

/** Cancel, which has to be confirmed, and Save, also by Control S, of a form that is dirty. */
export function SaveButtons({ form, onSave, onInvalid, refusal }: SaveProps) {
  const { t } = useI18n()
  const { errorCount, submitting } = useForm(form)
  const [confirming, setConfirming] = useState(false)
  const save = () => {
    if (submitting || refusal !== undefined) return
    if (errorCount === 0) onSave()
    else onInvalid()
  }
  useHotkeys({
    '$mod+s': () => save(),
  })
  return (
    <>
      <Button variant="quiet" disabledReason={submitting ? t(SAVING) : undefined} onPress={() => setConfirming(true)}>
        {t(CANCEL)}
      </Button>
      <Button
        variant="primary"
        pending={submitting}
        keys={withMod('S')}
        disabledReason={refusal ?? (errorCount === 0 ? undefined : t(FIX_FIRST))}
        onPress={save}
      >
        {t(SAVE)}
      </Button>
      <DiscardDialog
        form={form}
        open={confirming}
        onKeep={() => setConfirming(false)}
        onDiscard={() => {
          setConfirming(false)
          form.send({ type: 'reset' })
        }}
      />
    </>
  )
}
