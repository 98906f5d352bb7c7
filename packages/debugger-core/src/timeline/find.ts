import type { TagResult } from '../protocol/index.ts'
import type { TimelineEvent } from './event.ts'
import { itemAt, itemsOf } from './long-list.ts'
import { allEvents, type PageView, type Timeline } from './timeline.ts'

/** An event with the page view it belongs to, and the event before it in that page view. */
export interface PlacedEvent {
  readonly event: TimelineEvent
  readonly page: PageView
  readonly before: TimelineEvent | null
}

/** The event with a number, unless it is gone. */
export function findEvent(timeline: Timeline, number: number): PlacedEvent | undefined {
  for (const page of timeline.pages) {
    const place = itemsOf(page.events).findIndex((event) => event.number === number)
    const event = itemAt(page.events, place)
    if (event) return { event, page, before: itemAt(page.events, place - 1) ?? null }
  }
  return undefined
}

/** An event that concerns a tag: it fired, or one of its triggers was met and something else held it back. */
export interface RelatedEvent {
  readonly event: TimelineEvent
  readonly result: TagResult
}

/** The events of the session that concern a tag, newest first. */
export function relatedEvents(timeline: Timeline, tagId: string): RelatedEvent[] {
  let hint = 0
  const related: RelatedEvent[] = []
  for (const event of allEvents(timeline)) {
    // Tags keep their order from event to event, so the place found last is tried first.
    const { tags } = event.debug
    const place = tags[hint]?.id === tagId ? hint : tags.findIndex((tag) => tag.id === tagId)
    const result = tags[place]
    if (!result) continue
    hint = place
    if (result.fired || wasTriggered(result)) related.push({ event, result })
  }
  return related.reverse()
}

const wasTriggered = ({ preventedBy, failures }: TagResult): boolean =>
  preventedBy !== null && preventedBy !== 'trigger' && !failures.includes('trigger')
