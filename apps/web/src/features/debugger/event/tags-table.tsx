import type { EventTag, EventTagSort } from '@waymark/debugger-core/lists'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import type { Column } from '@waymark/ui/data'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { columnSort } from '#items/list/column-sort.ts'
import { PRIORITY } from '../debugger-messages.ts'
import { useDebugger, useView } from '../use-debugger.ts'
import { ConsentMark } from '../verdict/status.tsx'
import { DURATION } from '../verdict/tag-facts.ts'
import { TagOutcome } from '../verdict/tag-outcome.tsx'
import { ResponsiveTable } from './responsive-table.tsx'
import { RowButton } from './row-button.tsx'
import styles from './tags-table.module.css'

const M = {
  table: msg('debugger.event-tags.table', 'Tags on this event'),
  result: msg('debugger.column.result', 'Result'),
  consentType: msg('debugger.column.consent-type', 'Consent type'),
  consent: msg('debugger.column.consent', 'Consent'),
  time: msg('debugger.column.time', 'Time'),
  notFired: msg('debugger.event-tags.not-fired', 'Not fired'),
}

/** Pixels of a row on a narrow window. */
const rowHeight = () => 58

/** The tags on an event; the consent is shown where there is room for it. */
export function TagsTable({ tags, wide, none }: { tags: readonly EventTag[]; wide: boolean; none: string }) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const open = useView((view) => view.eventTag)
  const columns = useTagColumns(wide)
  const name = (tag: EventTag, rowProps: object) => (
    <RowButton
      key="name"
      row={tag}
      rowProps={rowProps}
      muted={tag.status.startsWith('not-')}
      onOpen={() => viewStore.set({ eventTag: tag.id })}
    />
  )
  return (
    <ResponsiveTable
      label={t(M.table)}
      rows={tags}
      chosen={open}
      columns={columns}
      cells={(tag, rowProps) => [
        name(tag, rowProps),
        <TagOutcome key="result" tag={tag} />,
        ...(wide ? [t(CONSENT_LABELS[tag.consentType]), <ConsentMark key="consent" status={tag.consent} />] : []),
        <Time key="time" tag={tag} />,
        <span key="priority" className={tag.priority === 0 ? 't-faint' : styles.number}>
          {tag.priority}
        </span>,
      ]}
      rowHeight={rowHeight}
      narrowRow={(tag, rowProps) => (
        <>
          {name(tag, rowProps)}
          <span className={styles.outcome}>
            <TagOutcome tag={tag} />
            {tag.milliseconds !== null && <Time tag={tag} />}
          </span>
        </>
      )}
      none={none}
    />
  )
}

function useTagColumns(wide: boolean): readonly Column[] {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const current = useView((view) => view.eventTagSort)
  const sort = (...orders: [EventTagSort, EventTagSort]) =>
    columnSort(orders, current, (eventTagSort) => viewStore.set({ eventTagSort }))
  const consent: Column[] = [
    {
      key: 'consent-type',
      head: t(M.consentType),
      width: '142px',
      roomy: 'content',
      sort: sort('consentTypeAsc', 'consentTypeDsc'),
    },
    {
      key: 'consent',
      head: t(M.consent),
      width: '128px',
      roomy: 'content',
      sort: sort('consentStatusAsc', 'consentStatusDsc'),
    },
  ]
  return [
    { key: 'name', head: t(NAME_LABEL), sort: sort('nameAsc', 'nameDsc') },
    // Its order ascends from what fired. The longest reason fits where the content is wide.
    {
      key: 'result',
      head: t(M.result),
      width: wide ? 'max(248px, 29cqi)' : '248px',
      sort: sort('firedDsc', 'firedAsc'),
    },
    ...(wide ? consent : []),
    {
      key: 'time',
      head: t(M.time),
      width: '76px',
      numeric: true,
      // The inspector shows it too. What the rows are sorted by stays.
      roomy: !current.startsWith('time') && (wide ? 'wide' : 'half'),
      sort: sort('timeAsc', 'timeDsc'),
    },
    {
      key: 'priority',
      head: t(PRIORITY),
      width: '76px',
      numeric: true,
      roomy: !current.startsWith('priority') && 'half',
      sort: sort('priorityAsc', 'priorityDsc'),
    },
  ]
}

/** What a tag took, in milliseconds; a dash for one that did not fire. */
function Time({ tag: { status, milliseconds } }: { tag: EventTag }) {
  const { t } = useI18n()
  const { number } = useFormats()
  if (milliseconds !== null)
    return <span className={styles.number}>{t(DURATION, { duration: number(milliseconds) })}</span>
  return (
    status !== 'fired' && (
      <span className="t-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t(M.notFired)}</span>
      </span>
    )
  )
}
