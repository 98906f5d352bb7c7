import { hostOf } from '@waymark/debugger-core/address'
import { type EventKind, findEvent, type PlacedEvent } from '@waymark/debugger-core/timeline'
import { type Message, msg } from '@waymark/domain/message'
import { ConnectionDot } from '@waymark/ui/data'
import { CONTENT_ID, ContentSheet, ContentTabs, EmptyState } from '@waymark/ui/layout'
import { memo, useMemo } from 'react'
import { useWords } from '#i18n/use-words.ts'
import { Words } from '#i18n/words.tsx'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { clockOf } from '../parts/clock.ts'
import { UNNAMED } from '../parts/event-name.ts'
import { EventNumber } from '../parts/event-number.tsx'
import { NarrowBack } from '../parts/narrow-back.tsx'
import { useCatalogue, useDebugger, useSession, useSettledView, useTimeline, useView } from '../view/use-debugger.ts'
import type { Tab } from '../view/view.ts'
import { DataLayerPanel } from './data-layer-panel.tsx'
import styles from './event-screen.module.css'
import { GroupsPanel } from './groups-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { VariablesPanel } from './variables-panel.tsx'

const W = {
  none: msg('debugger.event.none', 'No event selected'),
  noneText: msg(
    'debugger.event.none-text',
    'Choose an event from the list to see which tags fired and why the others did not.',
  ),
  gone: msg('debugger.event.gone', 'This event is no longer kept'),
  goneText: msg('debugger.event.gone-text', 'Old page views make room for new ones.'),
  detail: msg('debugger.event.detail', 'Event detail'),
  noTitle: msg('debugger.events.no-title', 'No title'),
  tags: msg('debugger.tab.tags', 'Tags'),
  variables: msg('debugger.tab.variables', 'Variables'),
  groups: msg('debugger.tab.groups', 'Trigger groups'),
  dataLayer: msg('debugger.tab.data-layer', 'Data layer'),
  back: msg('debugger.rail.events', 'Events'),
  connected: msg('debugger.connected-to', 'Connected to <b>{host}</b>'),
  was: msg('debugger.was-connected-to', 'Was connected to <b>{host}</b>'),
}

const KINDS: Readonly<Record<EventKind, Message>> = {
  system: msg('debugger.event.system', 'System event'),
  custom: msg('debugger.event.custom', 'Custom event'),
  push: msg('debugger.event.push', 'Data layer push'),
}

/** The chosen event: what became of every tag, every variable and every trigger group on it. */
export function EventScreen({ narrow }: { narrow: boolean }) {
  const { say } = useWords()
  const showList = useShowListButton()
  const timeline = useTimeline()
  const chosen = useView((view) => view.event)
  // The list marks what was chosen at once; its tables, which are large, follow with the next picture.
  const latest = useSettledView((view) => view.event)
  const number = chosen === null ? null : latest
  const placed = useMemo(() => (number === null ? undefined : findEvent(timeline, number)), [timeline, number])
  if (!placed)
    return (
      <ContentSheet centred>
        {showList}
        <EmptyState
          art={number === null ? 'trail' : 'lost'}
          level={1}
          title={say(number === null ? W.none : W.gone)}
          text={say(number === null ? W.noneText : W.goneText)}
        />
      </ContentSheet>
    )
  return (
    <main className={styles.content} id={CONTENT_ID} tabIndex={-1}>
      {narrow ? <NarrowBack text={say(W.back)} clear={{ event: null }} /> : showList}
      <EventHead placed={placed} />
      <EventTabs placed={placed} />
    </main>
  )
}

const EventHead = memo(function EventHead({ placed: { event, page } }: { placed: PlacedEvent }) {
  const { say, locale } = useWords()
  return (
    <header className={styles.head}>
      <EventNumber number={event.number} large />
      <div className={styles.title}>
        <h1 className={event.name === null ? styles.unnamed : styles.name} title={event.name ?? undefined}>
          {event.name ?? say(UNNAMED)}
        </h1>
        <p className={`truncate ${styles.caption}`}>
          {[say(KINDS[event.kind]), page.title || say(W.noTitle), clockOf(page.time, locale)].join(' · ')}
        </p>
      </div>
      <ConnectionLine />
    </header>
  )
})

/** Which host the session is, or was, with. */
function ConnectionLine() {
  const connected = useSession(({ status }) => status === 'connected')
  const lost = useSession(({ status }) => status === 'lost')
  const host = useSession(({ snapshot: { context } }) => hostOf(context.page?.url ?? context.address))
  return (
    <p className={styles.line}>
      <ConnectionDot state={connected ? 'connected' : lost ? 'lost' : 'idle'} />
      <span className="truncate">
        <Words of={connected ? W.connected : W.was} values={{ host }} components={{ b: <b /> }} />
      </span>
    </p>
  )
}

const EventTabs = memo(function EventTabs({ placed }: { placed: PlacedEvent }) {
  const { say } = useWords()
  const { viewing } = useDebugger()
  const tab = useView((view) => view.tab)
  const catalogue = useCatalogue()
  if (!catalogue) return null
  const { debug } = placed.event
  const tabs = [
    {
      key: 'tags',
      label: say(W.tags),
      count: debug.tags.length,
      panel: <TagsPanel placed={placed} catalogue={catalogue} />,
    },
    {
      key: 'variables',
      label: say(W.variables),
      count: debug.variables.length,
      panel: <VariablesPanel placed={placed} catalogue={catalogue} />,
    },
    {
      key: 'groups',
      label: say(W.groups),
      count: debug.triggerGroups.length,
      panel: <GroupsPanel placed={placed} catalogue={catalogue} />,
    },
    { key: 'data-layer', label: say(W.dataLayer), panel: <DataLayerPanel event={placed.event} /> },
  ]
  return (
    <ContentTabs
      fill
      label={say(W.detail)}
      tabs={tabs}
      selected={tab}
      onSelect={(key) => viewing.set({ tab: key as Tab })}
    />
  )
})
