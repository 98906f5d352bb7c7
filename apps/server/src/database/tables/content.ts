import type { FiringFrequency } from '@waymark/domain/tag'

/** When an item was written, as ISO text with milliseconds: finer than the wire, because lists are ordered by it. */
export interface Dates {
  created_at: string
  updated_at: string
}

/**
 * What people write beside an item for each other. Both are absent where they are empty, so that items without them are
 * stored, hashed and exported as they were before there were any.
 */
export interface Annotations {
  note?: string
  labels?: readonly string[]
}

/** A tag before or after another; with `stop_on_failure` the second fires only if the first completed. */
export interface SequencedTagContent {
  id: string
  stop_on_failure: boolean
}

/** How a tag fires besides its triggers. Each is absent where it is as usual, for the same reason as annotations. */
export interface Firing {
  firing_frequency?: FiringFrequency
  /** Ids of triggers on whose events the tag does not fire. */
  blocking_triggers?: readonly string[]
  setup_tag?: SequencedTagContent
  cleanup_tag?: SequencedTagContent
}

/** A tag as a version holds it: every attribute of the API and the ids of its triggers. */
export interface TagContent extends Annotations, Firing {
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

interface TimeRow {
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
export interface TriggerContent extends Annotations {
  id: string
  name: string
  trigger_type: string
  conditions: readonly ConditionContent[]
  triggers: readonly MemberContent[]
}

/** A variable as a version holds it, under its name on the wire. */
export interface VariableContent extends Annotations {
  id: string
  name: string
  variable_type: string
  value: string | null
  options: Record<string, unknown>
}

/** The content of an item by its kind. */
export interface ItemOf {
  tag: TagContent
  trigger: TriggerContent
  variable: VariableContent
}

export type Kind = keyof ItemOf

/** Tags, triggers and variables that belong together. */
export interface Items {
  tags: readonly TagContent[]
  triggers: readonly TriggerContent[]
  variables: readonly VariableContent[]
}

/** Everything a version is made of. */
export interface Content extends Items {
  tags: readonly (TagContent & Dates)[]
  triggers: readonly (TriggerContent & Dates)[]
  variables: readonly (VariableContent & Dates)[]
}

/** The list of `Items` that has the items of a kind; also the name of their table. */
export const LIST = { tag: 'tags', trigger: 'triggers', variable: 'variables' } as const

export const NO_ITEMS: Content = { tags: [], triggers: [], variables: [] }

/** The user by whom something is written, or the system where both are null. */
export interface Author {
  id: string | null
  email: string | null
}

export const SYSTEM: Author = { id: null, email: null }
