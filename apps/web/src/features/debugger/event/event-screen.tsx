import { hostOf } from '@waymark/debugger-core/address'
import { type EventInPage, type EventKind, findEvent } from '@waymark/debugger-core/timeline'
import { type Message, msg } from '@waymark/domain/message'
import { ConnectionDot } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { CONTENT_ID, ContentSheet, ContentTabs, EmptyState } from '@waymark/ui/layout'
import { memo, type ReactNode, useMemo } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { useShowListButton } from '#items/list/list-layout.tsx'
import { NO_TITLE, PUSH, TAGS } from '../debugger-messages.ts'
import { EventBackLine } from '../events/event-back-line.tsx'
import { EventNumber, UNNAMED } from '../events/event-label.tsx'
import { useTranslatedIndex } from '../translated-index.ts'
import { useDebugger, useDebuggerState, useDeferredView, useTimeline, useView } from '../use-debugger.ts'
import type { Tab } from '../view.ts'
import { DataLayerPanel } from './data-layer-panel.tsx'
import styles from './event-screen.module.css'
import { GroupsPanel } from './groups-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { VariablesPanel } from './variables-panel.tsx'

const M = {
  none: msg('debugger.event.none', 'No event selected'),
  noneText: msg(
    'debugger.event.none-text',
    'Choose an event from the list to see which tags fired and why the others did not.',
  ),
  gone: msg('debugger.event.gone', 'This event is no longer kept'),
  goneText: msg('debugger.event.gone-text', 'Old page views make room for new ones.'),
  detail: msg('debugger.event.detail', 'Event detail'),
  variables: msg('debugger.tab.variables', 'Variables'),
  groups: msg('debugger.tab.groups', 'Trigger groups'),
  dataLayer: msg('debugger.tab.data-layer', 'Data layer'),
  longest: msg('debugger.event.longest-task', 'Longest task of this page view <b>{duration} ms</b>'),
  longestShort: msg('debugger.event.longest-task-short', 'Longest task <b>{duration} ms</b>'),
  longestHelp: msg(
    'debugger.event.longest-task-help',
    'The longest time that tags took without a pause on this page, up to this event',
  ),
  connected: msg('debugger.connected-to', 'Connected to <b>{host}</b>'),
  was: msg('debugger.was-connected-to', 'Was connected to <b>{host}</b>'),
}

const KINDS: Readonly<Record<EventKind, Message>> = {
  system: msg('debugger.event.system', 'System event'),
  custom: msg('debugger.event.custom', 'Custom event'),
  push: PUSH,
}

/** The selected event with the results of its tags, variables and trigger groups. */
export function EventScreen({ narrow, menu }: { narrow: boolean; menu: ReactNode }) {
  const { t } = useI18n()
  const showList = useShowListButton()
  const timeline = useTimeline()
  const chosen = useView((view) => view.event)
  // The list marks the selection at once; the tables are deferred, because they are large.
  const latest = useDeferredView((view) => view.event)
  const number = chosen === null ? null : latest
  const placed = useMemo(() => (number === null ? undefined : findEvent(timeline, number)), [timeline, number])
  if (!placed)
    return (
      <ContentSheet centred>
        {showList}
        <EmptyState
          art={number === null ? 'trail' : 'lost'}
          level={1}
          title={t(number === null ? M.none : M.gone)}
          text={t(number === null ? M.noneText : M.goneText)}
        />
      </ContentSheet>
    )
  return (
    <main className={styles.content} id={CONTENT_ID} tabIndex={-1}>
      <div className={styles.body} data-scroller>
        {narrow ? <EventBackLine number={placed.event.number} end={menu} /> : showList}
        <EventHead placed={placed} narrow={narrow} />
        <EventTabs placed={placed} />
      </div>
    </main>
  )
}

interface EventHeadProps {
  placed: EventInPage
  narrow: boolean
}

const EventHead = memo(function EventHead({ placed: { event, page }, narrow }: EventHeadProps) {
  const { t } = useI18n()
  const { clock } = useFormats()
  const title = page.title || t(NO_TITLE)
  const caption = [...(narrow ? [] : [t(KINDS[event.kind])]), title, clock(page.time)]
  const longest = event.debug.longestTask
  return (
    <header className={styles.head}>
      <EventNumber number={event.number} large />
      <div className={styles.title}>
        <h1 className={event.name === null ? styles.unnamed : styles.name} title={event.name ?? undefined}>
          {event.name ?? t(UNNAMED)}
        </h1>
        <p className={narrow ? 't-caption' : 'truncate t-caption'}>{caption.join(' · ')}</p>
        {narrow && longest !== undefined && <LongestTask message={M.longestShort} milliseconds={longest} />}
      </div>
      {!narrow && (
        <div className={styles.meta}>
          <ConnectionLine />
          {longest !== undefined && <LongestTask icon message={M.longest} milliseconds={longest} />}
        </div>
      )}
    </header>
  )
})

/** The longest time that tags took in one task of the page view, up to the event. */
function LongestTask({ message, milliseconds, icon }: { message: Message; milliseconds: number; icon?: boolean }) {
  const { t } = useI18n()
  const { number } = useFormats()
  return (
    <p className={icon ? styles.line : 't-caption'} title={t(M.longestHelp)}>
      {icon && <Icon name="timer" size="small" />}
      <span>
        <Trans message={message} values={{ duration: number(milliseconds) }} components={{ b: <b /> }} />
      </span>
    </p>
  )
}

/** The host of the session, and whether it is connected. */
function ConnectionLine() {
  const connected = useDebuggerState(({ status }) => status === 'connected')
  const lost = useDebuggerState(({ status }) => status === 'lost')
  const host = useDebuggerState(({ snapshot: { context } }) => hostOf(context.page?.url ?? context.address))
  return (
    <p className={styles.line}>
      <ConnectionDot state={connected ? 'connected' : lost ? 'lost' : 'idle'} />
      <span className="truncate">
        <Trans message={connected ? M.connected : M.was} values={{ host }} components={{ b: <b /> }} />
      </span>
    </p>
  )
}

const EventTabs = memo(function EventTabs({ placed }: { placed: EventInPage }) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const tab = useView((view) => view.tab)
  const versionIndex = useTranslatedIndex(placed.page.versionIndex)
  if (!versionIndex) return null
  const { debug } = placed.event
  const tabs = [
    {
      key: 'tags',
      label: t(TAGS),
      count: debug.tags.length,
      panel: <TagsPanel placed={placed} versionIndex={versionIndex} />,
    },
    {
      key: 'variables',
      label: t(M.variables),
      count: debug.variables.length,
      panel: <VariablesPanel placed={placed} versionIndex={versionIndex} />,
    },
    {
      key: 'groups',
      label: t(M.groups),
      count: debug.triggerGroups.length,
      panel: <GroupsPanel placed={placed} versionIndex={versionIndex} />,
    },
    { key: 'data-layer', label: t(M.dataLayer), panel: <DataLayerPanel event={placed.event} /> },
  ]
  return (
    <ContentTabs
      fill
      label={t(M.detail)}
      tabs={tabs}
      selected={tab}
      onSelect={(key) => viewStore.set({ tab: key as Tab })}
    />
  )
})
