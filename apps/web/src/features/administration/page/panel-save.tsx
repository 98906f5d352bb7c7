import { msg } from '@waymark/domain/message'
import { UNSAVED_CHANGES } from '#form/form-messages.ts'
import { SaveButtons, type SaveProps } from '#form/save-buttons.tsx'
import { useForm, useFormValue } from '#form/use-form.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './page.module.css'

const M = {
  label: msg('save-bar.label', 'Unsaved changes'),
  wrong: msg('save-bar.wrong', 'Fix {count, plural, one {# error} other {# errors}} to save'),
}

/** The foot of the panel while its form is dirty: how much is unsaved or wrong, Cancel and Save. */
export function PanelSave(props: SaveProps) {
  const { t } = useI18n()
  const { errorCount } = useForm(props.form)
  const count = useFormValue(props.form, (running) => Math.max(1, running.changes().length))
  return (
    <section className={styles.foot} aria-label={t(M.label)}>
      <p role="status">{errorCount > 0 ? t(M.wrong, { count: errorCount }) : t(UNSAVED_CHANGES, { count })}</p>
      <SaveButtons {...props} />
    </section>
  )
}
