import { ALL_EVENTS, EVENT_KINDS, type EventKind } from '@waymark/debugger-core/timeline'
import { type Message, msg } from '@waymark/domain/message'
import { Button, Switch } from '@waymark/ui/controls'
import { EmptyState, ListHead, Note } from '@waymark/ui/layout'
import { useId } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { FoundCount } from '#items/list/found-count.tsx'
import { CLEAR_FILTERS } from '#items/list/item-list-messages.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { PUSH } from '../debugger-messages.ts'
import { useDebugger, useDebuggerState, useTimeline, useView } from '../use-debugger.ts'
import { EventList } from './event-list.tsx'
import styles from './events-pane.module.css'
import { useListedPages } from './use-listed-pages.ts'

const M = {
  search: msg('debugger.events.search', 'Search events'),
  kinds: msg('debugger.events.kinds', 'Event types'),
  prevent: msg('debugger.events.prevent', 'Prevent page reload'),
  notConnected: msg('debugger.events.not-connected', 'No window is connected'),
  waiting: msg('debugger.events.waiting', 'Waiting for events'),
  waitingText: msg('debugger.events.waiting-text', 'Events on the site appear here at once.'),
  none: msg('debugger.events.none', 'No events'),
  noMatch: msg('debugger.events.no-match', 'No event matches'),
}

const KINDS: Readonly<Record<EventKind, Message>> = {
  system: msg('debugger.kind.system', 'System'),
  custom: msg('debugger.kind.custom', 'Custom'),
  push: PUSH,
}

/** The events of the session by page view, newest first, with search and filters. */
export function EventsPane() {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const timeline = useTimeline()
  const text = useView((view) => view.eventSearch)
  const kinds = useView((view) => view.kinds)
  const connected = useDebuggerState(({ status }) => status === 'connected')
  const { pages, filter } = useListedPages()
  const narrowed = filter.text.trim() !== '' || filter.kinds.length < EVENT_KINDS.length
  return (
    <>
      <ListHead>
        <ListSearch label={t(M.search)} text={text} onSearch={(eventSearch) => viewStore.set({ eventSearch })} />
        {/* biome-ignore lint/a11y/useSemanticElements: three switches of one question in a line. */}
        <div className={styles.kinds} role="group" aria-label={t(M.kinds)}>
          {EVENT_KINDS.map((kind) => {
            const on = kinds.includes(kind)
            const next = on
              ? kinds.filter((other) => other !== kind)
              : EVENT_KINDS.filter((k) => k === kind || kinds.includes(k))
            return (
              <button key={kind} type="button" aria-pressed={on} onClick={() => viewStore.set({ kinds: next })}>
                {t(KINDS[kind])}
              </button>
            )
          })}
        </div>
        <PreventReload />
        <FoundCount narrowed={narrowed} count={pages.reduce((sum, { events }) => sum + events.length, 0)} />
      </ListHead>
      <DroppedNote />
      {pages.length > 0 ? (
        <EventList pages={pages} next={timeline.next} narrowing={`${filter.text}\n${filter.kinds.join()}`} />
      ) : narrowed && timeline.size > 0 ? (
        <EmptyState
          role="status"
          art="lost"
          title={t(M.noMatch)}
          actions={
            <Button onPress={() => viewStore.set({ eventSearch: ALL_EVENTS.text, kinds: ALL_EVENTS.kinds })}>
              {t(CLEAR_FILTERS)}
            </Button>
          }
        />
      ) : (
        <EmptyState
          art="trail"
          title={t(connected ? M.waiting : M.none)}
          {...(connected && { text: t(M.waitingText) })}
        />
      )}
    </>
  )
}

/** The switch that keeps links and forms of the site from leaving its page. */
function PreventReload() {
  const { t } = useI18n()
  const { connection } = useDebugger()
  const on = useDebuggerState(({ snapshot }) => snapshot.context.preventReload)
  const connected = useDebuggerState(({ status }) => status === 'connected')
  const id = useId()
  return (
    <div className={styles.prevent}>
      <label htmlFor={id}>{t(M.prevent)}</label>
      <Switch
        id={id}
        checked={on}
        onChange={(enabled) => connection.send({ type: 'preventReload.set', enabled })}
        disabledReason={connected ? undefined : t(M.notConnected)}
      />
    </div>
  )
}

const DROPPED = {
  missed: msg(
    'debugger.dropped.before',
    '{count, plural, one {# event from before the connection was} other {# events from before the connection were}} not kept.',
  ),
  dropped: msg(
    'debugger.dropped.events',
    '{count, plural, one {# old event was} other {# old events were}} dropped to make room.',
  ),
  unreadable: msg(
    'debugger.dropped.unreadable',
    '{count, plural, one {# message from the site was} other {# messages from the site were}} too large or unreadable.',
  ),
  tooMany: msg(
    'debugger.dropped.too-many',
    '{count, plural, one {# message from the site was} other {# messages from the site were}} dropped because they came too fast.',
  ),
}

/** How many events and messages are not in the list. */
function DroppedNote() {
  const { t } = useI18n()
  const dropped = useDebuggerState(({ snapshot }) => snapshot.context.timeline.dropped)
  const missed = useDebuggerState(({ snapshot }) => snapshot.context.timeline.missed)
  const unreadable = useDebuggerState(({ snapshot }) => snapshot.context.malformed)
  const tooMany = useDebuggerState(({ snapshot }) => snapshot.context.rateLimited)
  const lines = [
    missed > 0 && t(DROPPED.missed, { count: missed }),
    dropped > 0 && t(DROPPED.dropped, { count: dropped }),
    unreadable > 0 && t(DROPPED.unreadable, { count: unreadable }),
    tooMany > 0 && t(DROPPED.tooMany, { count: tooMany }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div className={styles.dropped}>
      <Note tone="warning" role="status">
        {lines.join(' ')}
      </Note>
    </div>
  )
}
