/** One condition of a trigger as it is stored: which variable, how it is compared, with what. */
export interface ConditionItem {
  readonly condition_id: string
  readonly variable_id: string
  readonly condition_type: string
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** One tag as it is stored. `triggers` are trigger ids of the same site or meta-site; dates are ISO texts. */
export interface TagItem {
  readonly id: string
  readonly name: string
  readonly template: string
  readonly is_active: boolean
  readonly priority: number
  readonly consent_type: string
  readonly respect_visitors_privacy: boolean
  readonly disable_in_debug_mode: boolean
  readonly document_write?: boolean
  readonly code?: string | null
  readonly scheduler: Schedule
  readonly template_options: Readonly<Record<string, unknown>>
  readonly triggers: readonly string[]
  /** Breaks ties of equal priority: the older tag goes first. */
  readonly created_at: string
}

/** When a tag may fire: ranges of dates and times of day, each with its own IANA zone; ends included. */
export interface Schedule {
  readonly date_ranges: readonly ScheduleRow[]
  readonly times_of_day: readonly ScheduleRow[]
}

/** `from` and `to` are clock texts such as `2026-03-01T09:00:00+0000`; the offset has no meaning. */
export interface ScheduleRow {
  readonly from: string
  readonly to: string
  readonly timezone: string
}

/** One trigger as it is stored. `triggers` are the members of a group, empty for every other type. */
export interface TriggerItem {
  readonly id: string
  readonly name: string
  readonly trigger_type: string
  readonly conditions: readonly ConditionItem[]
  readonly triggers: readonly { readonly id: string; readonly firing_threshold: number }[]
}

/** One variable of the site as it is stored; built-in variables are known to the container itself. */
export interface VariableItem {
  readonly id: string
  readonly name: string
  readonly variable_type: string
  readonly value: string | null
  readonly options: Readonly<Record<string, unknown>>
}

/** Everything one site or meta-site contributes, inactive and unused items included. */
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

/** What the site and the installation decide about the script. Empty addresses mean "none". */
export interface Settings {
  /** Origin of the product: the only one that may debug the page, and where debug artifacts come from. */
  readonly debuggerOrigin: string
  /** Whether consent is asked for at all. */
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
 * What the server hands over to have an artifact made.
 * `debug` makes the artifact that explains itself to the debugger and holds all triggers and variables.
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
