import type { TagResult } from '@waymark/domain/debug-protocol'
import { EVENT_KINDS, type EventKind, type TimelineEvent } from './event.ts'
import { allEvents, type PageView, type Timeline } from './timeline.ts'

/** Filter of the event list. Pushes without a name match only an empty text. */
export interface EventFilter {
  readonly text: string
  readonly kinds: readonly EventKind[]
}

/** Matches every event. */
export const ALL_EVENTS: EventFilter = { text: '', kinds: EVENT_KINDS }

/** The page views with the events that match the filter, newest first. Page views without a match are left out. */
export function filteredPages(timeline: Timeline, filter: EventFilter): PageView[] {
  const text = filter.text.trim().toLowerCase()
  return timeline.pages
    .map((page) => ({
      ...page,
      events: page.events
        .filter(({ kind, name }) => filter.kinds.includes(kind) && (name ?? '').toLowerCase().includes(text))
        .reverse(),
    }))
    .filter(({ events }) => events.length > 0)
    .reverse()
}

/** An event with its page view and the event before it in that page view. */
export interface EventInPage {
  readonly event: TimelineEvent
  readonly page: PageView
  readonly before: TimelineEvent | null
}

/** The event with a number; undefined if it was removed. */
export function findEvent(timeline: Timeline, number: number): EventInPage | undefined {
  for (const page of timeline.pages) {
    const index = page.events.findIndex((event) => event.number === number)
    const event = page.events[index]
    if (event) return { event, page, before: page.events[index - 1] ?? null }
  }
  return undefined
}

/** An event on which a tag fired, or on which one of its triggers was met and another check stopped the tag. */
export interface RelatedEvent {
  readonly event: TimelineEvent
  readonly result: TagResult
}

/** The events of the session that are related to a tag, newest first. */
export function relatedEvents(timeline: Timeline, tagId: string): RelatedEvent[] {
  return allEvents(timeline)
    .flatMap((event) => {
      const result = event.debug.tags.find(({ id }) => id === tagId)
      return result && (result.fired || wasTriggered(result)) ? [{ event, result }] : []
    })
    .reverse()
}

const wasTriggered = ({ preventedBy, failures }: TagResult): boolean =>
  preventedBy !== null && preventedBy !== 'trigger' && !failures.includes('trigger')
