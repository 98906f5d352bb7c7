export { EVENT_KINDS, type EventKind, type TimelineEvent } from './event.ts'
export {
  ALL_EVENTS,
  type EventFilter,
  type EventInPage,
  filteredPages,
  findEvent,
  type RelatedEvent,
  relatedEvents,
} from './find.ts'
export {
  allEvents,
  appendEvent,
  emptyTimeline,
  leaveNumbers,
  MAX_EVENTS,
  type PageView,
  skipEvents,
  type Timeline,
  timesFired,
} from './timeline.ts'
