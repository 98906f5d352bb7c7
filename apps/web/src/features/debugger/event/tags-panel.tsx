import { type EventTag, eventTags, listedEventTags } from '@waymark/debugger-core/lists'
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
import { cutBeyond } from '../parts/cut-beyond.ts'
import { ConsentMark, FiredMark } from '../parts/marks.tsx'
import { sortable } from '../parts/sortable.ts'
import { SplitPanel } from '../parts/split-panel.tsx'
import { VirtualTable } from '../parts/virtual-table.tsx'
import { useDebugger, useSettledView, useView } from '../view/use-debugger.ts'
import { TagInspector } from './tag-inspector.tsx'

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

/** What became of each tag on an event, as a table; a tag opens beside it. */
export const TagsPanel = memo(function TagsPanel({
  placed,
  versionIndex,
}: {
  placed: EventInPage
  versionIndex: VersionIndex
}) {
  const { t } = useI18n()
  const { viewing } = useDebugger()
  const search = useView((view) => view.eventTagSearch)
  const sort = useView((view) => view.eventTagSort)
  const open = useView((view) => view.eventTag)
  const { debug } = placed.event
  const all = useMemo(() => eventTags(debug, versionIndex), [debug, versionIndex])
  const wanted = useSettledView((view) => view.eventTagSearch)
  const sorted = useSettledView((view) => view.eventTagSort)
  const listed = useMemo(() => listedEventTags(all, { search: wanted, sort: sorted }), [all, wanted, sorted])
  const counts = useMemo(() => countsOf(all), [all])
  const shown = useSettledView((view) => view.eventTag)
  const opened = shown === null ? undefined : debug.tags.find((tag) => tag.id === shown)

  const column = sortable(sort, (eventTagSort) => viewing.set({ eventTagSort }))
  const columns = [
    column('name', t(M.name), ['nameAsc', 'nameDsc'], { fits: true }),
    column('status', t(M.status), ['firedAsc', 'firedDsc'], { fits: true, width: '136px' }),
    column('consent-type', t(M.consentType), ['consentTypeAsc', 'consentTypeDsc'], { fits: true, width: '142px' }),
    column('consent', t(M.consent), ['consentStatusAsc', 'consentStatusDsc'], { fits: true, width: '112px' }),
    column('priority', t(M.priority), ['priorityAsc', 'priorityDsc'], { fits: true, width: '76px', numeric: true }),
  ]
  const cells = useCallback(
    (tag: EventTag, rowProps: object) => [
      <button
        key="name"
        type="button"
        {...rowProps}
        className={rowLink.className}
        title={tag.name}
        onClick={() => viewing.set({ eventTag: tag.id })}
      >
        {tag.name}
      </button>,
      <FiredMark
        key="status"
        status={tag.status}
        why={tag.result.preventedBy ? t(reasonText(tag.result.preventedBy, tag.consent).title) : undefined}
      />,
      <ConsentType key="type" name={t(CONSENT_LABELS[tag.consentType])} />,
      <ConsentMark key="consent" status={tag.consent} />,
      tag.priority,
    ],
    [viewing, t],
  )
  return (
    <SplitPanel
      tools={
        <>
          <ListSearch
            aside
            label={t(M.search)}
            text={search}
            onSearch={(text) => viewing.set({ eventTagSearch: text })}
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
            onClose={() => viewing.set({ eventTag: null })}
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

/** The longest name of a consent type that its column surely has room for, in characters. */
const ROOM = 20

function ConsentType({ name }: { name: string }) {
  const cut = cutBeyond(ROOM, name)
  return cut ? (
    <div className={cut} title={name}>
      {name}
    </div>
  ) : (
    name
  )
}

function countsOf(tags: readonly EventTag[]) {
  const count = (status: TagStatus) => tags.filter((tag) => tag.status === status).length
  return { fired: count('fired'), not: count('not-fired'), disabled: count('disabled') }
}
