export * from './appearance.ts'
export { TEMPLATE_APPEARANCES } from './appearances.gen.ts'
export * from './availability.ts'
export {
  FIRING_FREQUENCIES,
  FiringFrequency,
  FREQUENCY_LABELS,
  SEQUENCE_RELATIONSHIPS,
  type Sequenced,
  SequencedTag,
  type SequenceLink,
  type SequenceRelationship,
  sequenceLoop,
} from './firing.ts'
export * from './in-schedule.ts'
export * from './labels.ts'
export * from './priority.ts'
export * from './priority-changes.ts'
export * from './priority-list.ts'
export * from './query.ts'
export * from './schedule-form.ts'
export * from './schedule-rules.ts'
export * from './scheduler.ts'
export * from './status.ts'
export * from './tag.ts'
export * from './template-choices.gen.ts'
export * from './warnings.ts'
export * from './wire-templates.ts'
