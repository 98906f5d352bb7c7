import { type EventTag, eventTags, listedEventTags } from '@waymark/debugger-core/lists'
import type { EventInPage } from '@waymark/debugger-core/timeline'
import type { TagStatus } from '@waymark/debugger-core/verdict'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { msg } from '@waymark/domain/message'
import { memo, useMemo } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { SEARCH_ITEMS } from '#i18n/list-messages.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FoundCount } from '#items/list/found-count.tsx'
import { ListSearch } from '#items/list/list-search.tsx'
import { NO_ACTIVE_TAGS, NO_TAG_MATCHES } from '../debugger-messages.ts'
import { useDebugger, useDeferredView, useView } from '../use-debugger.ts'
import { SplitPanel } from './split-panel.tsx'
import { TagInspector } from './tag-inspector.tsx'
import { TagsTable } from './tags-table.tsx'

const M = {
  counts: msg(
    'debugger.event-tags.counts',
    '<b>{fired, number}</b> fired, <b>{stopped, number}</b> stopped, <b>{muted, number}</b> not triggered',
  ),
  countsInTime: msg(
    'debugger.event-tags.counts-in-time',
    '<b>{fired, number}</b> fired in {duration} ms, <b>{stopped, number}</b> stopped, <b>{muted, number}</b> not triggered',
  ),
  push: msg('debugger.event-tags.push', 'No tag listens to a push without a name'),
}

interface TagsPanelProps {
  placed: EventInPage
  versionIndex: VersionIndex
}

/** The table of the tags on an event, with the details of the selected one beside it. */
export const TagsPanel = memo(function TagsPanel({ placed, versionIndex }: TagsPanelProps) {
  const language = useI18n()
  const { t } = language
  const { number } = useFormats()
  const { viewStore } = useDebugger()
  const search = useView((view) => view.eventTagSearch)
  const { debug } = placed.event
  const all = useMemo(() => eventTags(debug, versionIndex), [debug, versionIndex])
  const wanted = useDeferredView((view) => view.eventTagSearch)
  const sorted = useDeferredView((view) => view.eventTagSort)
  const listed = useMemo(
    () => listedEventTags(all, { search: wanted, sort: sorted, language }),
    [all, wanted, sorted, language],
  )
  const counts = useMemo(() => countsOf(all), [all])
  const isTimed = debug.milliseconds !== undefined && counts.fired > 0
  const shown = useDeferredView((view) => view.eventTag)
  const opened = shown === null ? undefined : debug.tags.find((tag) => tag.id === shown)
  const none = all.length > 0 ? NO_TAG_MATCHES : placed.event.kind === 'push' ? M.push : NO_ACTIVE_TAGS
  return (
    <SplitPanel
      tools={
        <>
          <ListSearch
            aside
            label={t(SEARCH_ITEMS.tag)}
            text={search}
            onSearch={(text) => viewStore.set({ eventTagSearch: text })}
          />
          <FoundCount narrowed={wanted.trim() !== ''} count={listed.length} />
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
      {/* Beside the inspector, which has the consent as well, there is no room for it. */}
      <TagsTable tags={listed} wide={opened === undefined} none={t(none)} />
    </SplitPanel>
  )
})

function countsOf(tags: readonly EventTag[]) {
  const count = (status: TagStatus) => tags.filter((tag) => tag.status === status).length
  return {
    fired: count('fired'),
    stopped: count('stopped') + count('disabled'),
    muted: count('not-met') + count('not-triggered'),
  }
}
