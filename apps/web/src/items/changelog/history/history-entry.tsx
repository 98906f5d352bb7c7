import { type ChangelogEntry, changedOnly as changedAttributes, compareEntry } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import { useId, useMemo, useState } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SYSTEM } from '#i18n/version-messages.ts'
import { ChangeMark } from '../change-mark.tsx'
import { EntryDetails } from '../entry-details.tsx'
import { labelText } from '../value/use-value-text.ts'
import styles from './item-history.module.css'

const BY = msg('history.by', '{user} · {attributes}')

/** One change of an item: closed it names what changed, open it shows before above after. */
export function HistoryEntry({ entry, changedOnly }: { entry: ChangelogEntry; changedOnly: boolean }) {
  const { t } = useI18n()
  const { recent, full, list } = useFormats()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const { author, change_type, created_at } = entry.attributes
  const attributes = useMemo(() => {
    const comparison = compareEntry(entry)
    if (!('attributes' in comparison) || comparison.sides !== 'both') return ''
    const names = changedAttributes(comparison.attributes).map(({ labels }) => labels[0] ?? '')
    return list([...new Set(names.map((name) => labelText(t, name)))])
  }, [entry, list, t])
  const user = author ?? t(SYSTEM)
  const captionOf = (name: string) => (attributes === '' || open ? name : t(BY, { user: name, attributes }))
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        {...(open && { 'aria-controls': detailsId })}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" tone="muted" />
        <ChangeMark change={change_type} />
        <span className={`truncate ${styles.by}`} title={captionOf(user)}>
          {captionOf(user.replace(/@.*/, ''))}
        </span>
        <time dateTime={created_at} title={full(created_at)}>
          {recent(created_at)}
        </time>
      </button>
      {open && (
        <div id={detailsId} className={styles.details}>
          <EntryDetails entry={entry} changedOnly={changedOnly} stacked />
        </div>
      )}
    </li>
  )
}
