import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { createContext, use } from 'react'
import { withMod } from '#browser/hotkeys/key-names.ts'
import { SAVE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'

/** Why an unchanged form cannot be saved. */
export const UNCHANGED = msg('form.unchanged', 'Nothing has been changed')

/** Saving of the surrounding form. */
export interface Saving {
  readonly save: () => void
  readonly pending: boolean
  /** Why it cannot be saved now. */
  readonly refusal: string | undefined
}

/** Saving of the surrounding form; null where nothing can be saved. */
export const FormSaving = createContext<Saving | null>(null)

/** The save button of a field in full screen, which hides the form's own button. */
export function SaveFromLayer() {
  const { t } = useI18n()
  const saving = use(FormSaving)
  if (!saving) return null
  return (
    <Button
      variant="primary"
      pending={saving.pending}
      disabledReason={saving.refusal}
      keys={withMod('S')}
      onPress={saving.save}
    >
      {t(SAVE)}
    </Button>
  )
}
