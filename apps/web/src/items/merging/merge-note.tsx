import { msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Note } from '@waymark/ui/layout'
import { ANOTHER_USER } from '#form/form-messages.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import type { Merge } from './merge.ts'
import styles from './merge-note.module.css'
import { useOwnEdits } from './use-own-edits.ts'

const M = {
  title: msg('merge-note.title', '<b>Changed since you opened it.</b>'),
  saved: msg('merge-note.saved', '{who} saved {count, plural, one {# field} other {# fields}} at {time}.'),
  you: msg('merge-note.you', 'You saved {count, plural, one {# field} other {# fields}} in another place at {time}.'),
  self: msg('merge-note.self', 'you, in another place,'),
  taken: msg('merge-note.taken', 'Merged with your changes: {fields}.'),
  choose: msg('merge-note.choose', '{count, plural, one {# field needs} other {# fields need}} your choice.'),
  chosen: msg(
    'merge-note.chosen',
    'The form has the {count, plural, one {value} other {values}} you chose. Nothing is saved before you press Save.',
  ),
  show: msg('merge-note.show', 'Show'),
}

/** Above a form: who has changed the item since it was opened, what was merged, and whether the user has to choose. */
export default function MergeNote({
  merge: { edits, taken, conflicts, chosen },
  onShow,
}: {
  merge: Merge
  onShow: () => void
}) {
  const { t } = useI18n()
  const { list, time } = useFormats()
  const own = useOwnEdits(edits)
  const authors = [
    ...new Set(edits.map((edit) => (own.has(edit) ? t(M.self) : (edit.author ?? t(ANOTHER_USER))))),
  ].toSorted((a, b) => Number(a === t(M.self)) - Number(b === t(M.self)))
  const who = authors.length === 0 ? t(ANOTHER_USER) : list(authors)
  const last = edits.at(-1)
  const fields = taken.map(({ label }) => t(label))
  const count = taken.length + conflicts.length + chosen.length
  return (
    <div className={styles.note}>
      <Note
        tone={conflicts.length > 0 ? 'warning' : 'info'}
        icon="users"
        role={conflicts.length > 0 ? 'alert' : 'status'}
        action={
          <Button size="small" onPress={onShow}>
            {t(M.show)}
          </Button>
        }
      >
        <Trans message={M.title} components={{ b: <b /> }} />{' '}
        {last && `${t(own.size === edits.length ? M.you : M.saved, { who, count, time: time(last.at) })} `}
        {fields.length > 0 && `${t(M.taken, { fields: list(fields) })} `}
        {conflicts.length > 0 && t(M.choose, { count: conflicts.length })}
        {conflicts.length === 0 && chosen.length > 0 && t(M.chosen, { count: chosen.length })}
      </Note>
    </div>
  )
}
