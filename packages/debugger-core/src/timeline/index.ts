export { EVENT_KINDS, type EventKind, type TimelineEvent } from './event.ts'
export * from './find.ts'
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
