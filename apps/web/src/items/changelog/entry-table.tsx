import type { ChangelogEntry } from '@waymark/domain/changelog'
import { resourceLabel } from '@waymark/domain/changelog'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import { type Column, rowLink, Table } from '@waymark/ui/data'
import { Icon, type IconName } from '@waymark/ui/icon'
import { useState } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { TYPE } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { SYSTEM } from '#i18n/version-messages.ts'
import { DetailsButton } from '#items/details-button.tsx'
import { ChangeMark } from './change-mark.tsx'
import { HIDE_CHANGES, SHOW_CHANGES } from './changelog-messages.ts'
import { EntryDetails } from './entry-details.tsx'
import styles from './entry-table.module.css'
import { labelText } from './value/use-value-text.ts'

const M = {
  open: msg('changelog.open', 'Show or hide'),
  change: msg('changelog.column.change', 'Change'),
  user: msg('changelog.column.user', 'User'),
  date: msg('changelog.column.date', 'Date'),
}

const ICONS: Readonly<Record<string, IconName>> = { tag: 'tag', trigger: 'trigger', variable: 'variable' }

interface EntryTableProps {
  label: string
  entries: readonly ChangelogEntry[]
  changedOnly: boolean
  busy: boolean
}

/** The entries of a changelog; each row opens to what its change did. */
export function EntryTable({ label, entries, changedOnly, busy }: EntryTableProps) {
  const { t } = useI18n()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setOpen((known) => (known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id])))
  const columns: readonly Column[] = [
    { key: 'open', head: '', label: t(M.open), width: '36px' },
    { key: 'change', head: <span className={styles.changeHead}>{t(M.change)}</span>, width: 'var(--change-width)' },
    { key: 'name', head: t(NAME_LABEL) },
    { key: 'type', head: t(TYPE), width: '96px', roomy: 'content' },
    { key: 'user', head: t(M.user), width: '220px', roomy: 'content' },
    { key: 'date', head: t(M.date), width: 'var(--date-width)' },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={label}
        hover
        busy={busy}
        columns={columns}
        rows={entries.map((entry) => {
          const { id, attributes } = entry
          const name = attributes.resource_name
          const isOpen = open.has(id)
          const user = attributes.author ?? t(SYSTEM)
          return {
            key: id,
            cells: [
              <DetailsButton
                key="open"
                open={isOpen}
                label={t(isOpen ? HIDE_CHANGES : SHOW_CHANGES, { name })}
                className={rowLink.className}
                onPress={() => toggle(id)}
              />,
              <ChangeMark key="change" change={attributes.change_type} compact />,
              <EntryName key="name" change={attributes.change_type} name={name} />,
              <span key="type" className={styles.type}>
                {ICONS[attributes.resource_type] && <Icon name={ICONS[attributes.resource_type]!} size="small" />}
                {labelText(t, resourceLabel(attributes.resource_type))}
              </span>,
              <span key="user" className="t-muted" title={user}>
                {user}
              </span>,
              <EntryTime key="date" at={attributes.created_at} />,
            ],
            ...(isOpen && {
              details: (
                <div className={styles.details}>
                  <p className={styles.facts}>
                    {labelText(t, resourceLabel(attributes.resource_type))}, {user}
                  </p>
                  <EntryDetails entry={entry} changedOnly={changedOnly} />
                </div>
              ),
            }),
          }
        })}
      />
    </div>
  )
}

/** The name of the item; that of a deleted one is struck through. */
const EntryName = ({ change, name }: { change: string; name: string }) => {
  const Name = change === 'delete' ? 'del' : 'span'
  return (
    <Name className={styles.name} title={name}>
      {name}
    </Name>
  )
}

function EntryTime({ at }: { at: string }) {
  const { recent, full } = useFormats()
  return (
    <time dateTime={at} title={full(at)} className="t-muted">
      {recent(at)}
    </time>
  )
}
