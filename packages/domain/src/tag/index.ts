export { tagAppearance, templateTypeOf } from './appearance.ts'
export { TEMPLATE_APPEARANCES } from './appearances.gen.ts'
export { hasSchedule, mayAddTemplate, mayLink, templateRefusal, triggerTypesFor } from './availability.ts'
export {
  FIRING_FREQUENCIES,
  FiringFrequency,
  FREQUENCY_LABELS,
  SEQUENCE_ROLES,
  type Sequenced,
  SequencedTag,
  type SequenceLink,
  type SequenceRole,
  sequenceLoop,
} from './firing.ts'
export { clockSchedule, hasFlightDates, inSchedule } from './in-schedule.ts'
export { DOCUMENT_WRITE, GOOGLE_ADS_CONVERSION } from './labels.ts'
export { PRIORITY_LIMIT, PRIORITY_PATCH_LIMIT, Priority, PriorityPatch, readPriority } from './priority.ts'
export {
  type MovedTag,
  mergePriorities,
  type PriorityChanges,
  priorityChanges,
} from './priority-changes.ts'
export {
  insertPriority,
  movePriority,
  patchForOrder,
  priorityAt,
  type Ranked,
  rankedTags,
  sameOrder,
  unprioritise,
} from './priority-list.ts'
export { TAG_LIST } from './query.ts'
export {
  type DateRange,
  EMPTY_DATE_RANGE,
  EMPTY_TIME_OF_DAY,
  emptySchedule,
  runsAlways,
  type ScheduleForm,
  scheduleForm,
  scheduler,
  type TimeOfDay,
  withDates,
  withHours,
  withTimezone,
} from './schedule-form.ts'
export { ScheduleRules } from './schedule-rules.ts'
export { isClockText, SCHEDULE_ROW_LIMIT, ScheduleRow, Scheduler, SchedulerInput } from './scheduler.ts'
export { isTracking } from './status.ts'
export {
  TAG_TYPE,
  Tag,
  TagAttributes,
  TagCreate,
  TagListAttributes,
  TagListItem,
  TagPatch,
  TRIGGER_LIMIT,
} from './tag.ts'
export { TEMPLATE_CHOICES } from './template-choices.gen.ts'
export { TAG_WARNINGS, type TagWarning, type TagWarningInput, tagWarnings } from './warnings.ts'
export { SINGLE_TEMPLATES, WIRE_TEMPLATES, WireTemplate } from './wire-templates.ts'
