import type { Kind, TagContent, TriggerContent, VariableContent } from '#items/content.ts'

/** Items on their way into a site, without dates. */
export interface Items {
  tags: readonly TagContent[]
  triggers: readonly TriggerContent[]
  variables: readonly VariableContent[]
}

/** What must be known of the target before anything is taken in. */
export interface Target {
  kind: 'app' | 'meta-site'
  /** Names that are taken there. */
  names: Readonly<Record<Kind, ReadonlySet<string>>>
  /** Items there whose names equal those of items on their way in; of others the names are enough. */
  namesakes: Items
  /** Templates of its tags. */
  templates: ReadonlySet<string>
  /** Whether any of its tags has a priority. */
  isPrioritized: boolean
}

/** The line of the summary for one item that was taken in, or found to be there already. */
export interface Taken {
  kind: Kind
  source_id: string
  target_id: string
  source_name: string
  target_name: string
  is_renamed: boolean
}

/** The line of the summary for one item that was left out, with the codes that say why. */
export interface LeftOut {
  kind: Kind
  source_id: string
  source_name: string
  errors: readonly string[]
}

export type SummaryLine = Taken | LeftOut

/** What to write into the target, and what to tell about it. */
export interface Plan {
  add: Items
  lines: readonly SummaryLine[]
}

/**
 * What a plan is made by: new ids, how tags treat priorities, and the item that somebody asked to have under a name of
 * their choice and an id that was promised to them.
 */
export interface Manner {
  newId(): string
  priorities: 'keep' | 'keep unless the target has some' | 'drop'
  chosen?: { id: string; name: string; target_id: string }
}
