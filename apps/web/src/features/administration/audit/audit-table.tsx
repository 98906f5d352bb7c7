import type { AuditEntry } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { rowLink } from '@waymark/ui/data'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { DetailsButton } from '#items/details-button.tsx'
import { columnSort } from '#items/list/column-sort.ts'
import { ADMINISTRATION_PAGES } from '../administration-pages.ts'
import { IP_ADDRESS } from '../page/page-messages.ts'
import { RowTable } from '../page/row-table.tsx'
import styles from './audit.module.css'
import { ACTOR, TIME } from './audit-messages.ts'
import { ACTION_NAMES } from './audit-names.ts'
import { ActionCell, ActorCell, AddressCell, SubjectCell } from './entry-cells.tsx'
import { AuditEntryDetails } from './entry-details.tsx'

const M = {
  open: msg('audit.open', 'Details'),
  details: msg('audit.details', 'Details of {action}, {time}'),
  action: msg('audit.action', 'Action'),
  subject: msg('audit.subject', 'Subject'),
}

interface AuditTableProps {
  readonly rows: readonly AuditEntry[]
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly oldestFirst: boolean
  readonly onSort: (oldestFirst: boolean) => void
  readonly busy: boolean
}

/** The entries of a page; one opens below its row. */
export function AuditTable({ rows, open, onOpen, oldestFirst, onSort, busy }: AuditTableProps) {
  const { t } = useI18n()
  const { moment, full } = useFormats()
  return (
    <div className={styles.table}>
      <RowTable
        label={t(ADMINISTRATION_PAGES.audit.name)}
        busy={busy}
        low
        columns={[
          { key: 'open', head: '', label: t(M.open), width: '52px' },
          {
            key: 'time',
            head: t(TIME),
            width: 'var(--time-width)',
            wrap: true,
            sort: columnSort([true, false], oldestFirst, onSort),
          },
          { key: 'actor', head: t(ACTOR), width: 'var(--actor-width)', roomy: true },
          { key: 'action', head: t(M.action), width: 'var(--action-width)', wrap: true },
          { key: 'subject', head: t(M.subject), roomy: 'wide' },
          { key: 'address', head: t(IP_ADDRESS), width: '8.5rem', roomy: 'content' },
        ]}
        rows={rows.map(({ id, attributes }) => {
          const { actor, action, created_at, address } = attributes
          const isOpen = id === open
          return {
            key: id,
            cells: [
              <DetailsButton
                key="open"
                open={isOpen}
                label={t(M.details, { action: t(ACTION_NAMES[action]), time: moment(created_at) })}
                className={rowLink.className}
                onPress={() => onOpen(isOpen ? undefined : id)}
              />,
              <time key="time" dateTime={created_at} title={full(created_at)} className="t-muted">
                {moment(created_at)}
              </time>,
              <ActorCell key="actor" actor={actor} />,
              <ActionCell key="action" entry={attributes} />,
              <SubjectCell key="subject" entry={attributes} />,
              <AddressCell key="address" address={address} />,
            ],
            ...(isOpen && { details: <AuditEntryDetails entry={attributes} /> }),
          }
        })}
      />
    </div>
  )
}
