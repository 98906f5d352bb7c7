import { ActionsBar } from '@waymark/ui/form'
import { useI18n } from '#i18n/use-i18n.ts'
import { ERRORS_TO_FIX, SAVE_BAR_LABEL, UNSAVED_CHANGES } from './form-messages.ts'
import { SaveButtons, type SaveProps } from './save-buttons.tsx'
import { useChangeNames } from './use-change-names.ts'
import { useForm, useFormValue } from './use-form.ts'

/**
 * Shown while a form is dirty: the changes, Cancel and Save. While the form has errors it shows their number instead of the
 * changes, and a button that focuses the first.
 */
export function SaveBar(props: SaveProps) {
  const { form, onInvalid } = props
  const { t } = useI18n()
  const names = useChangeNames()
  const { errorCount } = useForm(form)
  const changes = useFormValue(form, (running) => running.changes())
  return (
    <ActionsBar
      label={t(SAVE_BAR_LABEL)}
      what={t(UNSAVED_CHANGES, { count: Math.max(1, changes.length) })}
      details={errorCount === 0 ? names(changes) : t(ERRORS_TO_FIX, { count: errorCount })}
      {...(errorCount > 0 && { onDetails: onInvalid })}
    >
      <SaveButtons {...props} />
    </ActionsBar>
  )
}
