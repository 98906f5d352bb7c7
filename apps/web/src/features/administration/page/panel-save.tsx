import { ERRORS_TO_FIX, SAVE_BAR_LABEL, UNSAVED_CHANGES } from '#form/form-messages.ts'
import { SaveButtons, type SaveProps } from '#form/save-buttons.tsx'
import { useForm, useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './page.module.css'

/** The foot of the panel while its form is dirty: how much is unsaved or wrong, Cancel and Save. */
export function PanelSave(props: SaveProps) {
  const { t } = useI18n()
  const { errorCount } = useForm(props.form)
  const count = useFormValue(props.form, (running) => Math.max(1, running.changes().length))
  return (
    <section className={styles.foot} aria-label={t(SAVE_BAR_LABEL)}>
      <p role="status">{errorCount > 0 ? t(ERRORS_TO_FIX, { count: errorCount }) : t(UNSAVED_CHANGES, { count })}</p>
      <SaveButtons {...props} />
    </section>
  )
}
