export { EVENT_KINDS, type EventKind, type TimelineEvent } from './event.ts'
export { findEvent, type PlacedEvent, type RelatedEvent, relatedEvents } from './find.ts'
export { itemAt, itemsOf, type LongList } from './long-list.ts'
export { ALL_EVENTS, type EventSearch, type FoundPage, foundPages } from './search.ts'
export {
  allEvents,
  appended,
  emptyTimeline,
  MOST_EVENTS,
  type PageView,
  type Timeline,
  timesFired,
} from './timeline.ts'
