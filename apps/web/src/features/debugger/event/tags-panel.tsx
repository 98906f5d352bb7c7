import { type EventTag, type EventTagSort, eventTags, listedEventTags } from '@waymark/debugger-core/lists'
import type { EventInPage } from '@waymark/debugger-core/timeline'
import type { TagStatus } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { rowLink } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { memo, useCallback, useMemo } from 'react'
import { useNarrowViewport } from '#browser/use-narrow-viewport.ts'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { useDebugger, useDeferredView, useView } from '../use-debugger.ts'
import { MetaMark } from '../verdict/source.tsx'
import { ConsentMark } from '../verdict/status.tsx'
import { DURATION } from '../verdict/tag-facts.ts'
import { TagOutcome } from '../verdict/tag-outcome.tsx'
import { SplitPanel } from './split-panel.tsx'
import { TagInspector } from './tag-inspector.tsx'
import styles from './tags-panel.module.css'
import { VirtualRows } from './virtual-rows.tsx'
import { sortableColumn, VirtualTable } from './virtual-table.tsx'

const M = {
  table: msg('debugger.event-tags.table', 'Tags on this event'),
  search: msg('debugger.event-tags.search', 'Search tags'),
  counts: msg(
    'debugger.event-tags.counts',
    '<b>{fired, number}</b> fired, <b>{stopped, number}</b> stopped, <b>{muted, number}</b> not triggered',
  ),
  countsInTime: msg(
    'debugger.event-tags.counts-in-time',
    '<b>{fired, number}</b> fired in {duration} ms, <b>{stopped, number}</b> stopped, <b>{muted, number}</b> not triggered',
  ),
  name: msg('debugger.column.name', 'Name'),
  result: msg('debugger.column.result', 'Result'),
  consentType: msg('debugger.column.consent-type', 'Consent type'),
  consent: msg('debugger.column.consent', 'Consent'),
  time: msg('debugger.column.time', 'Time'),
  notFired: msg('debugger.event-tags.not-fired', 'Not fired'),
  priority: msg('debugger.column.priority', 'Priority'),
  none: msg('debugger.event-tags.none', 'The draft has no active tags'),
  noMatch: msg('debugger.event-tags.no-match', 'No tag matches'),
  push: msg('debugger.event-tags.push', 'No tag listens to a push without a name'),
}

/** Pixels of a row on a narrow window. */
const rowHeight = () => 58

/** The table of the tags on an event, with the details of the selected one beside it. */
export const TagsPanel = memo(function TagsPanel({
  placed,
  versionIndex,
}: {
  placed: EventInPage
  versionIndex: VersionIndex
}) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const search = useView((view) => view.eventTagSearch)
  const sort = useView((view) => view.eventTagSort)
  const open = useView((view) => view.eventTag)
  const { debug } = placed.event
  const all = useMemo(() => eventTags(debug, versionIndex), [debug, versionIndex])
  const wanted = useDeferredView((view) => view.eventTagSearch)
  const sorted = useDeferredView((view) => view.eventTagSort)
  const listed = useMemo(() => listedEventTags(all, { search: wanted, sort: sorted }), [all, wanted, sorted])
  const counts = useMemo(() => countsOf(all), [all])
  const { number } = useFormats()
  const isTimed = debug.milliseconds !== undefined && counts.fired > 0
  const shown = useDeferredView((view) => view.eventTag)
  const opened = shown === null ? undefined : debug.tags.find((tag) => tag.id === shown)

  const narrow = useNarrowViewport()
  // Beside the inspector, which has the consent as well, there is no room for it.
  const wide = opened === undefined
  const sorting = { sort, onSort: (eventTagSort: EventTagSort) => viewStore.set({ eventTagSort }) }
  const columns = [
    sortableColumn({ key: 'name', head: t(M.name) }, ['nameAsc', 'nameDsc'], sorting),
    sortableColumn({ key: 'result', head: t(M.result), width: '226px' }, ['firedAsc', 'firedDsc'], sorting),
    ...(wide
      ? [
          sortableColumn(
            { key: 'consent-type', head: t(M.consentType), width: '142px' },
            ['consentTypeAsc', 'consentTypeDsc'],
            sorting,
          ),
          sortableColumn(
            { key: 'consent', head: t(M.consent), width: '112px' },
            ['consentStatusAsc', 'consentStatusDsc'],
            sorting,
          ),
        ]
      : []),
    sortableColumn({ key: 'time', head: t(M.time), width: '76px', numeric: true }, ['timeAsc', 'timeDsc'], sorting),
    sortableColumn(
      { key: 'priority', head: t(M.priority), width: '76px', numeric: true },
      ['priorityAsc', 'priorityDsc'],
      sorting,
    ),
  ]
  const opener = useCallback(
    (tag: EventTag, rowProps: object) => (
      <button
        key="name"
        type="button"
        {...rowProps}
        className={classes(rowLink.className, tag.status.startsWith('not-') && styles.muted)}
        title={tag.name}
        onClick={() => viewStore.set({ eventTag: tag.id })}
      >
        <MetaMark source={tag.source} />
        {tag.name}
      </button>
    ),
    [viewStore],
  )
  const cells = useCallback(
    (tag: EventTag, rowProps: object) => [
      opener(tag, rowProps),
      <TagOutcome key="result" tag={tag} />,
      ...(wide ? [t(CONSENT_LABELS[tag.consentType]), <ConsentMark key="consent" status={tag.consent} />] : []),
      <Time key="time" tag={tag} />,
      <span key="priority" className={tag.priority === 0 ? 't-faint' : styles.number}>
        {tag.priority}
      </span>,
    ],
    [opener, wide, t],
  )
  return (
    <SplitPanel
      tools={
        <>
          <ListSearch
            aside
            label={t(M.search)}
            text={search}
            onSearch={(text) => viewStore.set({ eventTagSearch: text })}
          />
          <p>
            <Trans
              message={isTimed ? M.countsInTime : M.counts}
              values={{ ...counts, ...(isTimed && { duration: number(debug.milliseconds ?? 0) }) }}
              components={{ b: <b /> }}
            />
          </p>
        </>
      }
      inspector={
        opened && (
          <TagInspector
            key={opened.id}
            result={opened}
            placed={placed}
            versionIndex={versionIndex}
            onClose={() => viewStore.set({ eventTag: null })}
          />
        )
      }
    >
      {listed.length > 0 && narrow ? (
        <VirtualRows label={t(M.table)} rows={listed} chosen={open} rowHeight={rowHeight}>
          {(tag, rowProps) => (
            <>
              {opener(tag, rowProps)}
              <span className={styles.outcome}>
                <TagOutcome tag={tag} />
                {tag.milliseconds !== null && <Time tag={tag} />}
              </span>
            </>
          )}
        </VirtualRows>
      ) : listed.length > 0 ? (
        <VirtualTable label={t(M.table)} columns={columns} rows={listed} chosen={open} cells={cells} />
      ) : (
        <EmptyState art="lost" title={t(all.length > 0 ? M.noMatch : placed.event.kind === 'push' ? M.push : M.none)} />
      )}
    </SplitPanel>
  )
})

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

function countsOf(tags: readonly EventTag[]) {
  const count = (status: TagStatus) => tags.filter((tag) => tag.status === status).length
  return {
    fired: count('fired'),
    stopped: count('stopped') + count('disabled'),
    muted: count('not-met') + count('not-triggered'),
  }
}
