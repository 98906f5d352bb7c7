export { RELATED_LIST, type RelatedQuery, TAG_LIST, type TagQuery } from './query.ts'
export { ALWAYS, isClockText, SCHEDULE_ROW_LIMIT, ScheduleRow, Scheduler, SchedulerInput } from './scheduler.ts'
export {
  CODE_LIMIT,
  PRIORITY_LIMIT,
  Priority,
  PriorityPatch,
  Tag,
  TagAttributes,
  TagCreate,
  TagListAttributes,
  TagListItem,
  TagPatch,
  TRIGGER_LIMIT,
} from './tag.ts'
export { SINGLE_TEMPLATES, WIRE_TEMPLATES, WireTemplate } from './wire-templates.ts'
