import * as v from 'valibot'
import { Condition, ConditionInput, NamedCondition } from '../condition/index.ts'
import {
  annotationEntries,
  Id,
  linkTo,
  listedLabels,
  Name,
  Revision,
  readNote,
  resourceWith,
  WireDate,
} from '../resource/index.ts'

/** The stored types of triggers. */
export const TRIGGER_TYPES = [
  'page_view',
  'cdp_audience_detection',
  'click',
  'event',
  'form_submission',
  'dom_ready',
  'page_load',
  'page_scroll',
  'leave_content',
  'time_on_website',
  'history',
  'debounced_history',
  'element_presence',
  'capturing_click',
  'trigger_group',
  'element_visibility',
  'timer',
  'javascript_error',
] as const
export const TriggerType = v.picklist(TRIGGER_TYPES, 'unknown-trigger-type')
export type TriggerType = v.InferOutput<typeof TriggerType>

/** Most conditions of one trigger. */
export const CONDITION_LIMIT = 100
/** Most members of a trigger group. */
export const GROUP_LIMIT = 10

const listed = {
  name: v.string(),
  trigger_type: TriggerType,
  is_published: v.boolean(),
  ...listedLabels,
  created_at: WireDate,
  updated_at: WireDate,
}

/** Problems of a trigger's conditions: types that are no longer supported, and deleted variables. */
const flags = {
  has_abandoned_conditions: v.optional(v.boolean(), false),
  has_conditions_with_abandoned_variable: v.optional(v.boolean(), false),
}
const NO_FLAGS = { has_abandoned_conditions: false, has_conditions_with_abandoned_variable: false }

/** Number of conditions of a trigger that lists have at most, with the names of their variables. */
export const LISTED_CONDITIONS = 2

const conditionsInBrief = {
  conditions: v.optional(v.array(NamedCondition)),
  condition_count: v.optional(v.number()),
}

/** A trigger as lists show it. */
export const TriggerListItem = resourceWith('trigger', v.object(listed), {
  meta: v.optional(v.object({ ...flags, ...conditionsInBrief }), NO_FLAGS),
})
export type TriggerListItem = v.InferOutput<typeof TriggerListItem>

/** A member in the list of a group, or a group in the list of a member. */
export const TriggerMember = resourceWith('trigger', v.object(listed), {
  meta: v.object({ ...flags, ...conditionsInBrief, firing_threshold: v.optional(v.number(), 1) }),
})
export type TriggerMember = v.InferOutput<typeof TriggerMember>

const MemberLink = v.object({
  id: v.string(),
  type: v.literal('trigger'),
  meta: v.optional(v.object({ firing_threshold: v.optional(v.number(), 1) }), { firing_threshold: 1 }),
})

export const TriggerAttributes = v.object({ ...listed, ...readNote, conditions: v.array(Condition) })
export type TriggerAttributes = v.InferOutput<typeof TriggerAttributes>

/**
 * A complete trigger. `relationships.triggers` are the members of a group, or for other triggers the groups that contain it.
 * `meta.revision` is that of its `ETag`.
 */
export const Trigger = resourceWith('trigger', TriggerAttributes, {
  relationships: v.optional(
    v.object({
      tags: v.optional(v.object({ data: v.array(linkTo('tag')) }), { data: [] }),
      triggers: v.optional(v.object({ data: v.array(MemberLink) }), { data: [] }),
    }),
    { tags: { data: [] }, triggers: { data: [] } },
  ),
  meta: v.optional(v.object({ ...flags, ...conditionsInBrief, revision: Revision }), NO_FLAGS),
})
export type Trigger = v.InferOutput<typeof Trigger>

/** Largest firing threshold: what fits a signed 32-bit number. */
export const THRESHOLD_LIMIT = 2_147_483_647

/** How often a member must have been activated before it counts: an integer of at least 1. */
export const FiringThreshold = v.pipe(
  v.number(),
  v.integer('must-be-integer'),
  v.minValue(1, 'minimum'),
  v.maxValue(THRESHOLD_LIMIT, 'maximum'),
)

const memberLinks = v.array(
  v.object({
    id: Id,
    type: v.literal('trigger'),
    meta: v.optional(v.object({ firing_threshold: v.optional(FiringThreshold, 1) }), {}),
  }),
)

/** The members of a group: at most ten, without duplicates. */
export const GroupMembers = v.pipe(
  memberLinks,
  v.maxLength(GROUP_LIMIT, 'max-items'),
  v.check((links) => new Set(links.map(({ id }) => id)).size === links.length, 'not-unique'),
)
export type GroupMembers = v.InferOutput<typeof GroupMembers>

const conditions = v.pipe(v.array(ConditionInput), v.maxLength(CONDITION_LIMIT, 'max-items'))
/** Used for groups only. A trigger that is sent back as it was read has any number of its groups here. */
const relationships = v.optional(v.object({ triggers: v.optional(v.object({ data: memberLinks })) }))

/** The body that makes a trigger. */
export const TriggerCreate = v.object({
  id: v.optional(Id),
  type: v.literal('trigger'),
  attributes: v.object({ name: Name, trigger_type: TriggerType, conditions, ...annotationEntries }),
  relationships,
})
export type TriggerCreate = v.InferOutput<typeof TriggerCreate>

/** The body that changes or renames a trigger. Its type cannot change; its conditions are replaced. */
export const TriggerPatch = v.object({
  id: v.optional(v.string()),
  type: v.literal('trigger'),
  attributes: v.optional(
    v.object({
      name: v.optional(Name),
      trigger_type: v.optional(TriggerType),
      conditions: v.optional(conditions),
      ...annotationEntries,
    }),
    {},
  ),
  relationships,
})
export type TriggerPatch = v.InferOutput<typeof TriggerPatch>
