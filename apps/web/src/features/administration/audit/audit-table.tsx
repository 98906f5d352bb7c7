import type { AuditEntry, AuditValue } from '@waymark/domain/audit'
import { msg } from '@waymark/domain/message'
import { IconButton } from '@waymark/ui/controls'
import { Table } from '@waymark/ui/data'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { RowTable } from '../page/row-table.tsx'
import { ACTION_NAMES, OBJECT_NAMES } from './audit-names.ts'

const M = {
  label: msg('administration.audit', 'Audit log'),
  open: msg('audit.open', 'Details'),
  details: msg('audit.details', 'Details of {action}, {time}'),
  time: msg('audit.time', 'Time'),
  actor: msg('audit.actor', 'Person or client'),
  action: msg('audit.action', 'Action'),
  subject: msg('audit.subject', 'Subject'),
  address: msg('audit.address', 'Address'),
  browser: msg('audit.browser', 'Browser'),
  request: msg('audit.request', 'Request'),
  field: msg('audit.field', 'Field'),
  before: msg('audit.before', 'Before'),
  after: msg('audit.after', 'After'),
  noValue: msg('audit.no-value', 'None'),
}

const ACTORS = {
  anonymous: msg('audit.not-signed-in', 'Not signed in'),
  'command-line': msg('audit.command-line', 'Command line'),
  system: msg('audit.system', 'Waymark'),
}

interface AuditTableProps {
  readonly rows: readonly AuditEntry[]
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly busy: boolean
}

/** The entries of a page; one opens below its row. */
export function AuditTable({ rows, open, onOpen, busy }: AuditTableProps) {
  const { t } = useI18n()
  const { moment } = useFormats()
  return (
    <RowTable
      label={t(M.label)}
      busy={busy}
      minWidth={720}
      columns={[
        { key: 'open', head: '', label: t(M.open), width: '44px' },
        { key: 'time', head: t(M.time), width: '168px' },
        { key: 'actor', head: t(M.actor), width: '20%' },
        { key: 'action', head: t(M.action), width: '20%' },
        { key: 'subject', head: t(M.subject) },
        { key: 'address', head: t(M.address), width: '128px', roomy: true },
      ]}
      rows={rows.map(({ id, attributes }) => {
        const { actor, action, object, site, created_at, address } = attributes
        const name = t(ACTION_NAMES[action])
        const isOpen = id === open
        const of = site && site.id !== object.id ? site.name : ''
        return {
          key: id,
          cells: [
            <IconButton
              key="open"
              icon={isOpen ? 'chevron-down' : 'chevron-right'}
              label={t(M.details, { action: name, time: moment(created_at) })}
              tooltip=""
              aria-expanded={isOpen}
              onPress={() => onOpen(isOpen ? undefined : id)}
            />,
            moment(created_at),
            actor.type in ACTORS ? t(ACTORS[actor.type as keyof typeof ACTORS]) : actor.name,
            <b key="action">{name}</b>,
            `${t(OBJECT_NAMES[object.type])} ${object.name} ${of}`.trim(),
            address,
          ],
          ...(isOpen && { details: <EntryDetails entry={attributes} /> }),
        }
      })}
    />
  )
}

/** Where an entry comes from, and each value before and after. */
function EntryDetails({ entry }: { entry: AuditEntry['attributes'] }) {
  const { t } = useI18n()
  const { full } = useFormats()
  const { created_at, user_agent, request_id, changes } = entry
  const text = (value: AuditValue) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return t(M.noValue)
    return Array.isArray(value) ? value.join(', ') : String(value)
  }
  const origin = [
    [t(M.time), full(created_at)],
    [t(M.browser), user_agent],
    [t(M.request), request_id ?? ''],
  ].filter(([, value]) => value)
  return (
    <>
      {origin.map(([name, value]) => (
        <p key={name} className="t-muted">
          {name}: {value}
        </p>
      ))}
      {changes.length > 0 && (
        <Table
          density="compact"
          label={t(M.details, { action: t(ACTION_NAMES[entry.action]), time: full(created_at) })}
          columns={[
            { key: 'field', head: t(M.field), width: '30%', wrap: true },
            { key: 'before', head: t(M.before), wrap: true },
            { key: 'after', head: t(M.after), wrap: true },
          ]}
          rows={changes.map(({ field, of, before, after }) => ({
            key: `${field} ${of}`,
            cells: [of ?? field, text(before), text(after)],
          }))}
        />
      )}
    </>
  )
}
