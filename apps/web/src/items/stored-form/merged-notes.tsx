import { msg } from '@waymark/domain/message'
import { Note } from '@waymark/ui/layout'
import RestoreNote from '#form/restore-note.tsx'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './merged-notes.module.css'
import type { MergedSave } from './use-merged-save.ts'

const CHANGED = msg(
  'stored-form.changed-meanwhile',
  '{count, plural, one {Another user has changed this field meanwhile: {fields}.} other {Another user has changed these fields meanwhile: {fields}.}} Nothing is saved yet and your input is kept. Save replaces theirs, Cancel shows it.',
)

/** Above a form: changes that were kept when the session ended, and fields that another user has changed, too. */
export function MergedNotes({ kept, conflicts }: Pick<MergedSave<never>, 'kept' | 'conflicts'>) {
  const { t } = useI18n()
  const { list } = useFormats()
  if (!kept && conflicts.length === 0) return null
  return (
    <div className={styles.notes}>
      {kept && <RestoreNote offer={kept} />}
      {conflicts.length > 0 && (
        <Note tone="warning" role="alert">
          {t(CHANGED, { count: conflicts.length, fields: list(conflicts.map(({ label }) => t(label))) })}
        </Note>
      )}
    </div>
  )
}
