import { canonicalJson, sha256 } from './canonical.ts'

/** When something was written, as ISO text with milliseconds: finer than the wire, because lists are ordered by it. */
export interface Dates {
  created_at: string
  updated_at: string
}

/** A tag as a version holds it: every attribute of the API and the ids of its triggers. */
export interface TagContent {
  id: string
  name: string
  template: string
  is_active: boolean
  priority: number
  consent_type: string
  respect_visitors_privacy: boolean
  disable_in_debug_mode: boolean
  document_write: boolean
  code: string | null
  scheduler: { date_ranges: readonly TimeRow[]; times_of_day: readonly TimeRow[] }
  template_options: Record<string, unknown>
  triggers: readonly string[]
}

export interface TimeRow {
  from: string
  to: string
  timezone: string
}

export interface ConditionContent {
  condition_id: string
  variable_id: string
  condition_type: string
  value: string | null
  options: Record<string, unknown>
}

export interface MemberContent {
  id: string
  firing_threshold: number
}

/** A trigger as a version holds it; `triggers` are the members of a group, empty for any other type. */
export interface TriggerContent {
  id: string
  name: string
  trigger_type: string
  conditions: readonly ConditionContent[]
  triggers: readonly MemberContent[]
}

/** A variable as a version holds it, under its name on the wire. */
export interface VariableContent {
  id: string
  name: string
  variable_type: string
  value: string | null
  options: Record<string, unknown>
}

/** Everything a version is made of. */
export interface Content {
  tags: readonly (TagContent & Dates)[]
  triggers: readonly (TriggerContent & Dates)[]
  variables: readonly (VariableContent & Dates)[]
}

export type Kind = 'tag' | 'trigger' | 'variable'
export const KINDS = ['tag', 'trigger', 'variable'] as const

/** Where a version keeps the items of one kind. */
export const LIST = { tag: 'tags', trigger: 'triggers', variable: 'variables' } as const

export const NOTHING: Content = { tags: [], triggers: [], variables: [] }

/** What a version holds of a tag besides its id, its triggers and its dates. */
export const tagAttributes = (tag: TagContent) => ({
  name: tag.name,
  template: tag.template,
  is_active: tag.is_active,
  priority: tag.priority,
  consent_type: tag.consent_type,
  respect_visitors_privacy: tag.respect_visitors_privacy,
  disable_in_debug_mode: tag.disable_in_debug_mode,
  document_write: tag.document_write,
  code: tag.code,
  scheduler: tag.scheduler,
  template_options: tag.template_options,
})

/** What a version holds of a variable besides its id and its dates. */
export const variableAttributes = ({ name, variable_type, value, options }: VariableContent) => ({
  name,
  variable_type,
  value,
  options,
})

/** One hash over name, attributes and links. Dates do not count; neither does the order in which links were made. */
export const contentHash = {
  tag: (tag: TagContent) => hashOf({ ...tagAttributes(tag), triggers: [...tag.triggers].sort() }),
  trigger: (trigger: TriggerContent) =>
    hashOf({
      name: trigger.name,
      trigger_type: trigger.trigger_type,
      conditions: trigger.conditions,
      triggers: trigger.triggers.map(({ id, firing_threshold }) => [id, firing_threshold]).sort(),
    }),
  variable: (variable: VariableContent) => hashOf(variableAttributes(variable)),
}

const hashOf = (content: unknown) => sha256(canonicalJson(content))

/** Id → content hash of every item, by kind: enough to compare two versions. */
export interface Fingerprint {
  tag: ReadonlyMap<string, string>
  trigger: ReadonlyMap<string, string>
  variable: ReadonlyMap<string, string>
}

export const fingerprint = (content: Content): Fingerprint => ({
  tag: new Map(content.tags.map((item) => [item.id, contentHash.tag(item)])),
  trigger: new Map(content.triggers.map((item) => [item.id, contentHash.trigger(item)])),
  variable: new Map(content.variables.map((item) => [item.id, contentHash.variable(item)])),
})

/** Whether two versions hold the same items with the same contents. */
export const sameContent = (one: Fingerprint, other: Fingerprint): boolean =>
  KINDS.every(
    (kind) => one[kind].size === other[kind].size && [...one[kind]].every(([id, hash]) => other[kind].get(id) === hash),
  )
