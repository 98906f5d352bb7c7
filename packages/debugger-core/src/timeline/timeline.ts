import type { DebugEvent } from '../protocol/index.ts'
import { type TimelineEvent, timelineEvent } from './event.ts'
import { grown, itemsOf, type LongList, NOTHING, withoutOldest } from './long-list.ts'
import { createPool, type Pool } from './pool.ts'

/** Most events that are kept. */
export const MOST_EVENTS = 1000
/** Most characters that are kept, counting equal parts of events once. */
export const MOST_CHARACTERS = 48_000_000
/** Most tags whose firings are still counted when the events are gone. No version has as many. */
export const MOST_COUNTED = 10_000

/** The events of one page of the site. `time` is when the page began, in milliseconds; the title may be empty. */
export interface PageView {
  readonly time: number
  readonly title: string
  readonly events: LongList<TimelineEvent>
}

/** All that has happened in a debug session, page view by page view, oldest first. It never changes: adding makes another. */
export interface Timeline {
  readonly pages: readonly PageView[]
  readonly size: number
  /** Events that had to go because there were too many. */
  readonly dropped: number
  readonly next: number
  /** How often each tag fired on events that had to go. */
  readonly firedBefore: ReadonlyMap<string, number>
  readonly pool: Pool
}

export const emptyTimeline = (): Timeline => ({
  pages: [],
  size: 0,
  dropped: 0,
  next: 1,
  firedBefore: new Map(),
  pool: createPool(),
})

/** The timeline with one more event. When there are too many, the oldest page views go. */
export function appended(timeline: Timeline, debug: DebugEvent): Timeline {
  const event = timelineEvent(timeline.next, timeline.pool.share(debug))
  const grownBy = {
    ...timeline,
    pages: placed(timeline.pages, event),
    size: timeline.size + 1,
    next: timeline.next + 1,
  }
  return lightened(shortened(grownBy))
}

function placed(pages: readonly PageView[], event: TimelineEvent): PageView[] {
  const { pageViewTime: time, pageViewTitle: title } = event.debug
  // A page that comes back from the browser's cache goes on where it was, so not only the last page can grow.
  const at = pages.findLastIndex((page) => page.time === time)
  const page = pages[at]
  if (!page) return [...pages, { time, title, events: grown(NOTHING, event) }]
  return pages.with(at, { time, title: title || page.title, events: grown(page.events, event) })
}

function shortened(timeline: Timeline): Timeline {
  let short = timeline
  while (short.size > MOST_EVENTS) short = withoutFirst(short)
  return short
}

/** Without the oldest page view, or without the oldest part of the only one. */
function withoutFirst(timeline: Timeline): Timeline {
  const [first, ...rest] = timeline.pages
  if (!first) return timeline
  if (rest.length > 0) return without(timeline, itemsOf(first.events), rest)
  const { list, gone } = withoutOldest(first.events)
  return without(timeline, gone, [{ ...first, events: list }])
}

function without(timeline: Timeline, gone: readonly TimelineEvent[], pages: readonly PageView[]): Timeline {
  const firedBefore = new Map(timeline.firedBefore)
  for (const event of gone) {
    for (const id of event.fired) {
      const before = firedBefore.get(id)
      if (before !== undefined || firedBefore.size < MOST_COUNTED) firedBefore.set(id, (before ?? 0) + 1)
    }
  }
  return {
    ...timeline,
    pages,
    firedBefore,
    size: timeline.size - gone.length,
    dropped: timeline.dropped + gone.length,
  }
}

/** Gives up old events until the texts of the rest fill half of what may be kept, so that this happens seldom. */
function lightened(timeline: Timeline): Timeline {
  if (timeline.pool.weight() <= MOST_CHARACTERS) return timeline
  const pool = createPool()
  let kept = 0
  for (const event of allEvents(timeline).reverse()) {
    pool.share(event.debug)
    if (kept > 0 && pool.weight() > MOST_CHARACTERS / 2) break
    kept += 1
  }
  let light = timeline
  while (light.size > kept && light.size > 1) light = withoutFirst(light)
  return { ...light, pool }
}

/** All events of all page views, oldest page view first. */
export const allEvents = (timeline: Timeline): TimelineEvent[] => timeline.pages.flatMap((page) => itemsOf(page.events))

/** How often each tag has fired, events that are gone included. */
export function timesFired(timeline: Timeline): ReadonlyMap<string, number> {
  const times = new Map(timeline.firedBefore)
  for (const event of allEvents(timeline)) for (const id of event.fired) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
