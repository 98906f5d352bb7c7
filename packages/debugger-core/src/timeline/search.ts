import { EVENT_KINDS, type EventKind, type TimelineEvent } from './event.ts'
import { itemsOf } from './long-list.ts'
import type { Timeline } from './timeline.ts'

/** What somebody looks for in the list of events. Unnamed pushes are found only while no text is asked for. */
export interface EventSearch {
  readonly text: string
  readonly kinds: readonly EventKind[]
}

/** Everything is shown. */
export const ALL_EVENTS: EventSearch = { text: '', kinds: EVENT_KINDS }

/** A page view with those of its events that were looked for, newest first. */
export interface FoundPage {
  readonly time: number
  readonly title: string
  readonly events: readonly TimelineEvent[]
}

/** The page views that hold what is looked for, newest first. */
export function foundPages(timeline: Timeline, search: EventSearch): FoundPage[] {
  const text = search.text.trim().toLowerCase()
  return timeline.pages
    .map(({ time, title, events }) => ({
      time,
      title,
      events: itemsOf(events)
        .filter(({ kind, name }) => search.kinds.includes(kind) && (name ?? '').toLowerCase().includes(text))
        .reverse(),
    }))
    .filter(({ events }) => events.length > 0)
    .reverse()
}
