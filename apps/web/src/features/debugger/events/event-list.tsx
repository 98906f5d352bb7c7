import type { PageView, TimelineEvent } from '@waymark/debugger-core/timeline'
import { msg } from '@waymark/domain/message'
import { classes } from '@waymark/ui/classes'
import { Icon } from '@waymark/ui/icon'
import { type RowFocusProps, useRowFocus, useVirtualList } from '@waymark/ui/virtual-list'
import { memo, useCallback, useMemo, useRef } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { NO_TITLE } from '../debugger-messages.ts'
import { useDebugger, useView } from '../use-debugger.ts'
import { useFocusLeft } from '../use-focus-left.ts'
import { drawnPages, type EventItem, eventItems } from './event-items.ts'
import { EventNumber, UNNAMED } from './event-label.tsx'
import styles from './event-list.module.css'
import { useStaying } from './use-staying.ts'

const M = {
  label: msg('debugger.events.list', 'Events, newest first'),
  fired: msg('debugger.events.fired', '{count, number} fired'),
  fresh: msg('debugger.events.fresh', '{count, plural, one {# new event} other {# new events}}'),
}

interface EventListProps {
  pages: readonly PageView[]
  /** The number that the next event will have. */
  next: number
  /** Key of the filter; with another value the scroll position is not kept. */
  narrowing: string
}

/**
 * The list of events. At its top it shows new events; scrolled down or used by keyboard it keeps its position and counts
 * them.
 */
export const EventList = memo(function EventList({ pages, next, narrowing }: EventListProps) {
  const { t } = useI18n()
  const { viewStore } = useDebugger()
  const folded = useView((view) => view.folded)
  const chosen = useView((view) => view.event)
  const left = useView((view) => view.leftEvent)
  const items = useMemo(() => eventItems(pages, folded), [pages, folded])
  const keyOf = useCallback((index: number) => nameOf(items[index]), [items])
  const scroller = useRef<HTMLDivElement>(null)
  const place = chosen ?? left
  const current = useMemo(
    () => (place === null ? -1 : items.findIndex(({ event }) => event?.number === place)),
    [items, place],
  )
  const rowHeight = (index: number) => items[index]?.size ?? 0
  const list = useVirtualList({ count: items.length, scroller, rowHeight, keyOf, current })
  const { rows, first, height } = list
  const { listProps, rowProps } = useRowFocus(list, current)
  useFocusLeft(list, chosen === null ? current : -1)
  const { seen, listeners } = useStaying(scroller, { items, narrowing, next })
  const fresh = pages.reduce((sum, { events }) => sum + events.filter(({ number }) => number >= seen).length, 0)

  const choose = useCallback((number: number) => viewStore.set({ event: number }), [viewStore])
  const fold = useCallback(
    (time: number) => {
      const next = new Set(viewStore.getSnapshot().folded)
      if (!next.delete(time)) next.add(time)
      viewStore.set({ folded: next })
    },
    [viewStore],
  )
  return (
    <div className={styles.frame}>
      {fresh > 0 && (
        <button
          type="button"
          className={styles.fresh}
          onClick={() => {
            scroller.current?.scrollTo({ top: 0 })
            scroller.current?.focus()
          }}
        >
          <Icon name="arrow-up" size="small" />
          {t(M.fresh, { count: fresh })}
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region of page views. */}
      <div
        ref={scroller}
        role="region"
        aria-label={t(M.label)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
        tabIndex={0}
        className={styles.scroll}
        {...listeners}
        {...listProps}
      >
        <div className={styles.all} style={{ height }}>
          {drawnPages(items, rows).map(({ page, start, size, at, events }) => (
            <section key={page.time} className={styles.page} style={{ height: size, top: start }}>
              <PageHead
                page={page}
                open={!folded.has(page.time)}
                top={page === items[first]?.page}
                rowProps={rowProps(at)}
                onFold={fold}
              />
              <ol>
                {events.map(({ event, index, gap }) => (
                  <EventRow
                    key={event.number}
                    event={event}
                    current={event.number === chosen}
                    first={event === page.events[0]}
                    last={event === page.events.at(-1)}
                    onChoose={choose}
                    gap={gap}
                    row={index}
                    reachable={rowProps(index).tabIndex === 0}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
})

const nameOf = (item: EventItem | undefined): string =>
  item?.event ? `${item.event.number}` : `page ${item?.page.time}`

interface PageHeadProps {
  page: PageView
  open: boolean
  /** Whether it is the page view at the top of the list, whose head is sticky. */
  top: boolean
  rowProps: RowFocusProps
  onFold: (time: number) => void
}

const PageHead = memo(function PageHead({ page, open, top, rowProps, onFold }: PageHeadProps) {
  const { t } = useI18n()
  const { clock } = useFormats()
  const title = page.title || t(NO_TITLE)
  return (
    <h2 className={styles.head} data-top={top || undefined}>
      <button type="button" {...rowProps} aria-expanded={open} onClick={() => onFold(page.time)}>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size="small" />
        <span className={classes('truncate', !page.title && styles.unnamed)} title={title}>
          {title}
        </span>
        <time>{clock(page.time)}</time>
      </button>
    </h2>
  )
})

interface EventRowProps {
  event: TimelineEvent
  current: boolean
  first: boolean
  last: boolean
  gap: number
  row: number
  reachable: boolean
  onChoose: (number: number) => void
}

const EventRow = memo(function EventRow({ event, current, first, last, gap, row, reachable, onChoose }: EventRowProps) {
  const { t } = useI18n()
  const name = event.name ?? t(UNNAMED)
  return (
    <li
      className={styles.item}
      style={{ marginTop: gap }}
      data-first={first || undefined}
      data-last={last || undefined}
    >
      <button
        type="button"
        data-row={row}
        tabIndex={reachable ? 0 : -1}
        className={styles.event}
        aria-current={current || undefined}
        onClick={() => onChoose(event.number)}
      >
        <EventNumber number={event.number} current={current} />
        <span
          className={classes('truncate', styles.name, event.name === null && styles.unnamed)}
          title={event.name ?? undefined}
        >
          {name}
        </span>
        {event.fired.length > 0 && <span className={styles.fired}>{t(M.fired, { count: event.fired.length })}</span>}
      </button>
    </li>
  )
})
