import * as v from 'valibot'

/** Longest value of a variable that is sent, in characters; one more marks that it was cut. */
const VARIABLE_LENGTH = 32_768 + 1
/** Longest event of the data layer that is sent, in characters; one more marks that it was cut. */
const EVENT_LENGTH = 65_536 + 1
/** Longest id or name in an event, in characters. */
const WORD_LENGTH = 1024
const MOST_TAGS = 5000
const MOST_VARIABLES = 5000
const MOST_GROUPS = 500
/** Most conditions of one trigger, triggers of one tag or members of one group. */
const MOST_PARTS = 1000

/** Why a tag did not fire on an event, in the order in which it is asked. */
export const REASONS = [
  'consent-manager',
  'do-not-track',
  'opt-out',
  'scheduler',
  'trigger',
  'multiplicity-once-per-page-view',
  'multiplicity-once-per-session',
  'do-not-fire-in-debug-mode',
] as const
export const Reason = v.picklist(REASONS)
export type Reason = v.InferOutput<typeof Reason>

/** The kinds of value a variable can have had before it was written as text. */
export const VALUE_KINDS = [
  'undefined',
  'null',
  'boolean',
  'number',
  'string',
  'bigint',
  'symbol',
  'array',
  'object',
  'function',
  'element',
] as const
export const ValueKind = v.picklist(VALUE_KINDS)
export type ValueKind = v.InferOutput<typeof ValueKind>

const word = v.pipe(v.string(), v.maxLength(WORD_LENGTH))
const several = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most))
const serialised = (length: number) => v.object({ isJson: v.boolean(), value: v.pipe(v.string(), v.maxLength(length)) })
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How one condition of a trigger turned out. */
export const ConditionResult = v.object({ id: word, resolved: v.boolean() })
export type ConditionResult = v.InferOutput<typeof ConditionResult>

/** How the conditions of one trigger turned out. */
export const TriggerResult = v.object({ id: word, conditions: several(ConditionResult, MOST_PARTS) })
export type TriggerResult = v.InferOutput<typeof TriggerResult>

/**
 * What became of one tag on one event. `preventedBy` is the first step that stopped it, `failures` are all;
 * `relatedTrigger` is the trigger it fired through or came nearest to.
 */
export const TagResult = v.object({
  id: word,
  fired: v.boolean(),
  preventedBy: v.nullable(Reason),
  failures: v.optional(several(Reason, REASONS.length), []),
  relatedTrigger: v.nullable(TriggerResult),
  relatedTriggers: v.optional(several(TriggerResult, MOST_PARTS), []),
})
export type TagResult = v.InferOutput<typeof TagResult>

/** The value of one variable on one event, as text; `isJson` says that it is whole and JSON. */
export const VariableResult = v.object({
  id: word,
  name: word,
  serializedValue: serialised(VARIABLE_LENGTH),
  originalValueType: ValueKind,
})
export type VariableResult = v.InferOutput<typeof VariableResult>

/** How far one trigger group had come. `resolvedEventIndex` is the event of this page on which it was activated. */
export const GroupResult = v.object({
  id: word,
  conditions: several(ConditionResult, MOST_PARTS),
  triggers: several(v.object({ ...TriggerResult.entries, resolutions: count, threshold: count }), MOST_PARTS),
  resolvedEventIndex: v.nullable(count),
})
export type GroupResult = v.InferOutput<typeof GroupResult>

/**
 * One event of the data layer and all that followed from it. `pageViewTime` (milliseconds) tells page views apart;
 * `consents` holds 1 for granted and 0 for denied.
 */
export const DebugEvent = v.object({
  pageViewTime: v.pipe(v.number(), v.finite()),
  dataLayerIndex: count,
  pageViewTitle: v.pipe(v.string(), v.maxLength(VARIABLE_LENGTH)),
  dataLayerEvent: serialised(EVENT_LENGTH),
  variables: several(VariableResult, MOST_VARIABLES),
  consents: v.optional(v.record(word, v.picklist([0, 1])), {}),
  tags: several(TagResult, MOST_TAGS),
  triggerGroups: several(GroupResult, MOST_GROUPS),
})
export type DebugEvent = v.InferOutput<typeof DebugEvent>
