import type { Condition } from '@waymark/domain/condition'
import type { SequencedTag, TagAttributes } from '@waymark/domain/tag'
import type { TriggerAttributes } from '@waymark/domain/trigger'
import type { VariableAttributes } from '@waymark/domain/variable'

/** A value of a schema as versions store it: read only, and with type names that may be older than the schema. */
type Stored<T> = T extends string ? string : T extends object ? { readonly [Key in keyof T]: Stored<T[Key]> } : T

/** One condition of a trigger. */
export interface ConditionItem extends Stored<Pick<Condition, 'variable_id' | 'condition_type' | 'value'>> {
  readonly condition_id: string
  readonly options: Readonly<Record<string, unknown>>
}

/** One tag. Of equal priority, the one with the earlier `created_at` goes first. */
export interface TagItem
  extends Stored<
    Omit<TagAttributes, 'is_published' | 'is_stopped' | 'updated_at' | 'note' | 'labels' | 'firing_frequency'>
  > {
  readonly id: string
  /** Ids of triggers of the same site or meta-site. */
  readonly triggers: readonly string[]
  /** Ids of triggers on whose events the tag does not fire. */
  readonly blocking_triggers?: readonly string[]
  readonly firing_frequency?: string
  /** Its set-up and clean-up tag, of the same site or meta-site. */
  readonly setup_tag?: SequencedTag
  readonly cleanup_tag?: SequencedTag
}

/** One trigger. `triggers` are the members of a group, empty for every other type. */
export interface TriggerItem extends Stored<Pick<TriggerAttributes, 'name' | 'trigger_type'>> {
  readonly id: string
  readonly conditions: readonly ConditionItem[]
  readonly triggers: readonly { readonly id: string; readonly firing_threshold: number }[]
}

/** One variable of the site; built-in variables are part of the container. */
export interface VariableItem extends Stored<Pick<VariableAttributes, 'name' | 'variable_type' | 'value' | 'options'>> {
  readonly id: string
}

/** All items of one site or meta-site, also inactive and unused ones. */
export interface Items {
  readonly tags: readonly TagItem[]
  readonly triggers: readonly TriggerItem[]
  readonly variables: readonly VariableItem[]
}

/** The published content of a meta-site that is linked to the site. */
export interface MetaItems extends Items {
  readonly id: string
  readonly name: string
}

/** Settings of the site and the installation. Empty addresses mean "none". */
export interface Settings {
  /** Origin of the product: the only one that may debug the page, and where debug artifacts come from. */
  readonly debuggerOrigin: string
  /** Whether the site requires consent at all. */
  readonly gdpr: boolean
  /** Link and form delay in milliseconds, 0 for none. */
  readonly delay: number
  /** Script of the tracker, or empty: commands are pushed and no script is inserted. */
  readonly trackerJsUrl: string
  readonly trackerPhpUrl: string
  /** Hosts of the site's addresses, for the tracker. */
  readonly trackerDomains: readonly string[]
  readonly trackerSiteId: string
  readonly trackerDialect: 'extended' | 'matomo'
  /** Address before `/containers/{appId}/audiences/{visitorId}`, without a slash at its end. */
  readonly audiencesUrl: string
  /** Origin that serves containers, for the configuration element of heatmaps. */
  readonly containerOrigin: string
}

/**
 * The input of `compile`. With the mode `debug` the artifact reports to the debugger and has all triggers and variables.
 */
export interface CompileInput {
  readonly mode: 'published' | 'debug'
  readonly appId: string
  readonly versionId: string
  readonly checksum: string
  readonly settings: Settings
  readonly site: Items
  /** In the order of linking. */
  readonly metaSites: readonly MetaItems[]
}
