import * as v from 'valibot'
import {
  FIRING_CHECKS,
  MAX_DROPPED,
  MAX_EVENT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_RELATED,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
  MAX_TRIGGER_GROUPS,
  MAX_VARIABLE_LENGTH,
  MAX_VARIABLES,
  SEQUENCE_OUTCOMES,
  TAG_PROBLEMS,
  VALUE_TYPES,
} from './constants/index.ts'

const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const milliseconds = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)))
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly())
/** A value as text of at most `length` characters, and the `…` of a text that was cut. */
const serialisedUpTo = (length: number) =>
  v.object({ isJson: v.boolean(), value: v.pipe(v.string(), v.maxLength(length + 1)) })

const NOT_FIRED_REASONS = FIRING_CHECKS.flatMap(([, reasons]) => reasons)
const NotFiredReason = v.picklist(NOT_FIRED_REASONS)
export type NotFiredReason = v.InferOutput<typeof NotFiredReason>

const ValueType = v.picklist(VALUE_TYPES)
export type ValueType = v.InferOutput<typeof ValueType>

/** A value as text. `isJson`: the text is complete JSON. */
export type SerialisedValue = v.InferOutput<ReturnType<typeof serialisedUpTo>>

/** Whether one condition of a trigger was met on the event. */
const ConditionResult = v.object({ id: name, resolved: v.boolean() })
export type ConditionResult = v.InferOutput<typeof ConditionResult>

/** A trigger with the results of its conditions on the event. */
const TriggerResult = v.object({ id: name, conditions: listOf(ConditionResult, MAX_RELATED) })
export type TriggerResult = v.InferOutput<typeof TriggerResult>

const SequenceOutcome = v.picklist(SEQUENCE_OUTCOMES)
export type SequenceOutcome = v.InferOutput<typeof SequenceOutcome>

/** Whether a tag fires before another one, as its set-up tag, or after it, as its clean-up tag. */
const SequenceRole = v.picklist(['setup', 'cleanup'])
export type SequenceRole = v.InferOutput<typeof SequenceRole>

/**
 * The result of one tag on one event. `preventedBy` is the first check that failed, `failures` are all that failed;
 * `relatedTrigger` is the trigger through which the tag fired, otherwise the one with the most conditions met.
 * `blockingTriggers` keep the tag from firing, `sequence` is how the tags before and after it ended, and `firedFor`
 * which tags it fired before or after.
 * Of a tag that fired: `milliseconds` is what its checks, its variables and its own code took in the task of the event,
 * `ownCode` what its own code took of that, `startedAfter` when its turn came after the event's, and `inLongestTask`
 * whether it fired in the longest task that the event names, `problem` what went wrong, and `problemValue` the value or the
 * error that did.
 */
const TagResult = v.object({
  id: name,
  fired: v.boolean(),
  preventedBy: v.nullable(NotFiredReason),
  failures: v.optional(listOf(NotFiredReason, NOT_FIRED_REASONS.length), []),
  relatedTrigger: v.nullable(TriggerResult),
  relatedTriggers: v.optional(listOf(TriggerResult, MAX_RELATED), []),
  blockingTriggers: v.optional(listOf(TriggerResult, MAX_RELATED)),
  sequence: v.optional(v.object({ setup: v.optional(SequenceOutcome), cleanup: v.optional(SequenceOutcome) })),
  firedFor: v.optional(listOf(v.object({ id: name, as: SequenceRole }), MAX_TAGS)),
  milliseconds,
  ownCode: milliseconds,
  startedAfter: milliseconds,
  inLongestTask: v.optional(v.boolean()),
  problem: v.optional(v.picklist(TAG_PROBLEMS)),
  problemValue: v.optional(name),
})
export type TagResult = v.InferOutput<typeof TagResult>

/** The value of one variable on one event. */
const VariableResult = v.object({
  id: name,
  name,
  serializedValue: serialisedUpTo(MAX_VARIABLE_LENGTH),
  originalValueType: ValueType,
})
export type VariableResult = v.InferOutput<typeof VariableResult>

/**
 * The state of one trigger group on one event. `resolvedEventIndex` is the `dataLayerIndex` of the event of this page on
 * which it was activated.
 */
const GroupResult = v.object({
  id: name,
  conditions: listOf(ConditionResult, MAX_RELATED),
  triggers: listOf(v.object({ ...TriggerResult.entries, resolutions: count, threshold: count }), MAX_RELATED),
  resolvedEventIndex: v.nullable(count),
})
export type GroupResult = v.InferOutput<typeof GroupResult>

/**
 * One event of the data layer with the results of all tags, variables and trigger groups. `pageViewTime` is the start of
 * the page in milliseconds and identifies the page view; `consents` has 1 for granted and 0 for denied. `droppedBefore`
 * is the number of events of this page right before this one that were dropped while no debugger was connected.
 * `milliseconds` is what all its tags took, `longestTask` the most that tags took in one task of this page view so far, and
 * `longestTaskTags` how many fired in that task.
 */
export const DebugEvent = v.object({
  pageViewTime: v.pipe(v.number(), v.finite()),
  dataLayerIndex: count,
  droppedBefore: v.optional(v.pipe(count, v.maxValue(MAX_DROPPED))),
  pageViewTitle: v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH)),
  dataLayerEvent: serialisedUpTo(MAX_EVENT_LENGTH),
  variables: listOf(VariableResult, MAX_VARIABLES),
  consents: v.optional(v.record(name, v.picklist([0, 1])), {}),
  tags: listOf(TagResult, MAX_TAGS),
  triggerGroups: listOf(GroupResult, MAX_TRIGGER_GROUPS),
  milliseconds,
  longestTask: milliseconds,
  longestTaskTags: v.optional(count),
})
export type DebugEvent = v.InferOutput<typeof DebugEvent>
