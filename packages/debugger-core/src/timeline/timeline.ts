import type { DebugEvent } from '@waymark/domain/debug-protocol'
import type { VersionIndex } from '../version/index.ts'
import { type TimelineEvent, timelineEvent } from './event.ts'
import { createInternPool, type InternPool } from './intern-pool.ts'

/** Most events in a timeline. */
export const MAX_EVENTS = 1000
/** Most characters of different results in a timeline. */
export const MAX_SIZE = 48_000_000
/** Most tags whose firings on removed events are counted, so that ids that never repeat cannot fill the memory. */
export const MAX_COUNTED_TAGS = 10_000
/** Events that are removed at once when a timeline of one page view is full. */
const REMOVED_AT_ONCE = 64

/** The events of one page of the site, oldest first. `time` is the start of the page in milliseconds; the title may be empty. */
export interface PageView {
  readonly time: number
  readonly title: string
  /** The version that the page runs, by which its events were decided. */
  readonly versionIndex: VersionIndex | null
  readonly events: readonly TimelineEvent[]
}

/** The events of a debug session by page view, oldest first. Immutable, except for the intern pool. */
export interface Timeline {
  readonly pages: readonly PageView[]
  readonly size: number
  /** Number of events that were removed because of the limits. */
  readonly dropped: number
  /** Number of events that were dropped before the page was connected. */
  readonly missed: number
  /** Number of the next event. */
  readonly next: number
  /** How often each tag fired on removed events. */
  readonly firedBefore: ReadonlyMap<string, number>
  readonly pool: InternPool
}

export const emptyTimeline = (): Timeline => ({
  pages: [],
  size: 0,
  dropped: 0,
  missed: 0,
  next: 1,
  firedBefore: new Map(),
  pool: createInternPool(),
})

/** Leaves a gap in the numbers for dropped events. */
export const leaveNumbers = (timeline: Timeline, count: number): Timeline => ({
  ...timeline,
  next: timeline.next + count,
})

/** Counts events that were dropped before the page was connected, and leaves a gap in the numbers for them. */
export const skipEvents = (timeline: Timeline, count: number): Timeline => ({
  ...leaveNumbers(timeline, count),
  missed: timeline.missed + count,
})

/**
 * Adds an event, with a gap in the numbers for those that were dropped before it. Above the limits the oldest page views are
 * removed. `versionIndex` is that of the page that runs now.
 */
export function appendEvent(before: Timeline, debug: DebugEvent, versionIndex: VersionIndex | null = null): Timeline {
  const timeline = debug.droppedBefore ? skipEvents(before, debug.droppedBefore) : before
  const event = timelineEvent(timeline.next, timeline.pool.intern(debug))
  let next: Timeline = {
    ...timeline,
    pages: addToPages(timeline.pages, event, versionIndex),
    size: timeline.size + 1,
    next: timeline.next + 1,
  }
  while (next.size > MAX_EVENTS) next = removeOldest(next)
  return next.pool.size() > MAX_SIZE ? removeHalf(next) : next
}

function addToPages(pages: readonly PageView[], event: TimelineEvent, versionIndex: VersionIndex | null): PageView[] {
  const { pageViewTime: time, pageViewTitle: title } = event.debug
  // A page that is restored from the back-forward cache continues its page view, so it need not be the last one.
  const index = pages.findLastIndex((page) => page.time === time)
  const page = pages[index]
  if (!page) return [...pages, { time, title, versionIndex, events: [event] }]
  return pages.with(index, { ...page, title: title || page.title, events: [...page.events, event] })
}

/** Removes the oldest page view, or the oldest events of the only one. */
function removeOldest(timeline: Timeline): Timeline {
  const [first, ...rest] = timeline.pages
  if (!first) return timeline
  const { events } = first
  const count = rest.length > 0 ? events.length : Math.min(REMOVED_AT_ONCE, Math.ceil(events.length / 2))
  const firedBefore = new Map(timeline.firedBefore)
  for (const event of events.slice(0, count)) {
    for (const id of event.fired) {
      const before = firedBefore.get(id)
      if (before !== undefined || firedBefore.size < MAX_COUNTED_TAGS) firedBefore.set(id, (before ?? 0) + 1)
    }
  }
  return {
    ...timeline,
    pages: rest.length > 0 ? rest : [{ ...first, events: events.slice(count) }],
    firedBefore,
    size: timeline.size - count,
    dropped: timeline.dropped + count,
  }
}

/** Removes the oldest events until the rest has half of the allowed size, so that this is rarely needed. */
function removeHalf(timeline: Timeline): Timeline {
  const pool = createInternPool()
  let kept = 0
  for (const event of allEvents(timeline).reverse()) {
    pool.intern(event.debug)
    if (kept > 0 && pool.size() > MAX_SIZE / 2) break
    kept += 1
  }
  let next = timeline
  while (next.size > kept && next.size > 1) next = removeOldest(next)
  return { ...next, pool }
}

/** The events of all page views, oldest page view first. */
export const allEvents = (timeline: Timeline): TimelineEvent[] => timeline.pages.flatMap(({ events }) => events)

/** How often each tag has fired, removed events included. */
export function timesFired(timeline: Timeline): ReadonlyMap<string, number> {
  const times = new Map(timeline.firedBefore)
  for (const event of allEvents(timeline)) for (const id of event.fired) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
