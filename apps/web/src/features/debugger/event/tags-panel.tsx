import { type EventTag, type EventTagSort, eventTags, listedEventTags } from '@waymark/debugger-core/lists'
import type { EventInPage } from '@waymark/debugger-core/timeline'
import { reasonText, type TagStatus } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { CONSENT_LABELS } from '@waymark/domain/consent'
import { msg } from '@waymark/domain/message'
import { rowLink } from '@waymark/ui/data'
import { EmptyState } from '@waymark/ui/layout'
import { memo, useCallback, useMemo } from 'react'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { useDebugger, useDeferredView, useView } from '../use-debugger.ts'
import { MetaMark } from '../verdict/source.tsx'
import { ConsentMark, FiredMark } from '../verdict/status.tsx'
import { SplitPanel } from './split-panel.tsx'
import { TagInspector } from './tag-inspector.tsx'
import { sortableColumn, VirtualTable } from './virtual-table.tsx'

const M = {
  table: msg('debugger.event-tags.table', 'Tags on this event'),
  search: msg('debugger.event-tags.search', 'Search tags'),
  counts: msg(
    'debugger.event-tags.counts',
    '<b>{fired, number}</b> fired, <b>{not, number}</b> did not, <b>{disabled, number}</b> disabled',
  ),
  name: msg('debugger.column.name', 'Name'),
  status: msg('debugger.column.status', 'Status'),
  consentType: msg('debugger.column.consent-type', 'Consent type'),
  consent: msg('debugger.column.consent', 'Consent'),
  priority: msg('debugger.column.priority', 'Priority'),
  none: msg('debugger.event-tags.none', 'The draft has no active tags'),
  noMatch: msg('debugger.event-tags.no-match', 'No tag matches'),
  push: msg('debugger.event-tags.push', 'No tag listens to a push without a name'),
}

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
  const shown = useDeferredView((view) => view.eventTag)
  const opened = shown === null ? undefined : debug.tags.find((tag) => tag.id === shown)

  const sorting = { sort, onSort: (eventTagSort: EventTagSort) => viewStore.set({ eventTagSort }) }
  const columns = [
    sortableColumn({ key: 'name', head: t(M.name) }, ['nameAsc', 'nameDsc'], sorting),
    sortableColumn({ key: 'status', head: t(M.status), width: '136px' }, ['firedAsc', 'firedDsc'], sorting),
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
    sortableColumn(
      { key: 'priority', head: t(M.priority), width: '76px', numeric: true },
      ['priorityAsc', 'priorityDsc'],
      sorting,
    ),
  ]
  const cells = useCallback(
    (tag: EventTag, rowProps: object) => [
      <button
        key="name"
        type="button"
        {...rowProps}
        className={rowLink.className}
        title={tag.name}
        onClick={() => viewStore.set({ eventTag: tag.id })}
      >
        <MetaMark source={tag.source} />
        {tag.name}
      </button>,
      <FiredMark
        key="status"
        status={tag.status}
        why={tag.result.preventedBy ? t(reasonText(tag.result.preventedBy, tag.consent).title) : undefined}
      />,
      t(CONSENT_LABELS[tag.consentType]),
      <ConsentMark key="consent" status={tag.consent} />,
      tag.priority,
    ],
    [viewStore, t],
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
            <Trans message={M.counts} values={counts} components={{ b: <b /> }} />
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
      {listed.length > 0 ? (
        <VirtualTable label={t(M.table)} columns={columns} rows={listed} chosen={open} cells={cells} />
      ) : (
        <EmptyState art="lost" title={t(all.length > 0 ? M.noMatch : placed.event.kind === 'push' ? M.push : M.none)} />
      )}
    </SplitPanel>
  )
})

function countsOf(tags: readonly EventTag[]) {
  const count = (status: TagStatus) => tags.filter((tag) => tag.status === status).length
  return { fired: count('fired'), not: count('not-fired'), disabled: count('disabled') }
}
