import * as v from 'valibot'
import { ConsentType } from '../consent/index.ts'
import { Code } from '../field/code.ts'
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
import { FiringFrequency, sequenceInput, sequenceLinks } from './firing.ts'
import { Priority } from './priority.ts'
import { Scheduler, SchedulerInput } from './scheduler.ts'
import { WireTemplate } from './wire-templates.ts'

/** Most triggers one tag may be linked to. */
export const TRIGGER_LIMIT = 1000

/** How a tag is loaded. There is only one value; other clients of the API expect the member. */
export const TAG_TYPE = 'async'
const tagType = v.optional(v.literal(TAG_TYPE, 'must be "async": tags never hold up the page'))

const listed = {
  name: v.string(),
  tag_type: tagType,
  template: WireTemplate,
  /** Distinguishes templates that share a stored name, as in the options; only for these. */
  template_type: v.optional(v.string()),
  is_active: v.boolean(),
  is_published: v.boolean(),
  /** Whether the published container leaves out the published tag. */
  is_stopped: v.optional(v.boolean(), false),
  priority: v.number(),
  consent_type: ConsentType,
  ...listedLabels,
  created_at: WireDate,
  updated_at: WireDate,
}

export const TagListAttributes = v.object(listed)
export type TagListAttributes = v.InferOutput<typeof TagListAttributes>

/** A tag as lists show it. */
export const TagListItem = resourceWith('tag', TagListAttributes, {})
export type TagListItem = v.InferOutput<typeof TagListItem>

/** The attributes of a tag. It has `code` and `document_write` only if the template has them. */
export const TagAttributes = v.object({
  ...listed,
  ...readNote,
  respect_visitors_privacy: v.boolean(),
  disable_in_debug_mode: v.boolean(),
  firing_frequency: v.optional(FiringFrequency, 'each_time'),
  scheduler: Scheduler,
  template_options: v.record(v.string(), v.unknown()),
  code: v.optional(v.nullable(v.string())),
  document_write: v.optional(v.nullable(v.boolean())),
})
export type TagAttributes = v.InferOutput<typeof TagAttributes>

const linkedTriggers = v.object({ data: v.array(linkTo('trigger')) })

/** A complete tag. `meta.revision` is that of its `ETag`, `meta.unrecognized_variables` the names in `{{ }}` without a variable. */
export const Tag = resourceWith('tag', TagAttributes, {
  relationships: v.optional(
    v.object({
      triggers: linkedTriggers,
      blocking_triggers: v.optional(linkedTriggers),
      ...sequenceLinks,
    }),
    { triggers: { data: [] } },
  ),
  meta: v.optional(
    v.object({
      revision: Revision,
      unrecognized_variables: v.optional(v.array(v.string())),
      /** Whether the published version has the tag, in any state. */
      is_live: v.optional(v.boolean()),
      /** The tags whose set-up or clean-up tag this one is. */
      sequenced_by: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    }),
  ),
})
export type Tag = v.InferOutput<typeof Tag>

const templateOptions = v.record(v.string(), v.unknown())

/** A trigger named twice is linked once. */
const triggerLinks = v.optional(
  v.object({
    data: v.pipe(
      v.array(v.object({ id: Id, type: v.literal('trigger') })),
      v.maxLength(TRIGGER_LIMIT, 'max-items'),
      v.transform((links) => links.filter((link, at) => links.findIndex(({ id }) => id === link.id) === at)),
    ),
  }),
)

/** The triggers and blocking triggers of a tag, and its set-up and clean-up tag. */
const tagLinks = v.object({ triggers: triggerLinks, blocking_triggers: triggerLinks, ...sequenceInput })

/** The body that makes a tag. The template checks options and code, and has the defaults of consent. */
export const TagCreate = v.object({
  id: v.optional(Id),
  type: v.literal('tag'),
  attributes: v.object({
    name: Name,
    tag_type: tagType,
    template: WireTemplate,
    is_active: v.optional(v.boolean(), true),
    priority: v.optional(Priority, 0),
    consent_type: v.optional(ConsentType),
    respect_visitors_privacy: v.optional(v.boolean()),
    disable_in_debug_mode: v.optional(v.boolean(), false),
    firing_frequency: v.optional(FiringFrequency, 'each_time'),
    scheduler: v.optional(SchedulerInput, { date_ranges: [], times_of_day: [] }),
    template_options: v.optional(templateOptions, {}),
    code: v.optional(Code),
    document_write: v.optional(v.boolean()),
    ...annotationEntries,
  }),
  relationships: v.optional(tagLinks),
})
export type TagCreate = v.InferOutput<typeof TagCreate>

/** The body that changes or renames a tag. Missing members are not changed; schedule, options and links are replaced. */
export const TagPatch = v.object({
  id: v.optional(v.string()),
  type: v.literal('tag'),
  attributes: v.optional(
    v.object({
      name: v.optional(Name),
      tag_type: tagType,
      template: v.optional(v.string()),
      is_active: v.optional(v.boolean()),
      priority: v.optional(Priority),
      consent_type: v.optional(ConsentType),
      respect_visitors_privacy: v.optional(v.boolean()),
      disable_in_debug_mode: v.optional(v.boolean()),
      firing_frequency: v.optional(FiringFrequency),
      scheduler: v.optional(SchedulerInput),
      template_options: v.optional(templateOptions),
      code: v.optional(Code),
      document_write: v.optional(v.boolean()),
      ...annotationEntries,
    }),
    {},
  ),
  relationships: v.optional(tagLinks),
})
export type TagPatch = v.InferOutput<typeof TagPatch>
