/** A value as text; `isJson` says that the text is JSON. */
export interface Serialised {
  readonly isJson: boolean
  readonly value: string
}

export interface ResolvedCondition {
  readonly id: string
  readonly resolved: boolean
}

export interface ResolvedTrigger {
  readonly id: string
  readonly conditions: readonly ResolvedCondition[]
}

/** What happened to one tag on one event, and why. */
export interface ExplainedTag {
  readonly id: string
  readonly fired: boolean
  /** The first step of the firing pipeline that failed, and all that did, in order. */
  readonly preventedBy: string | null
  readonly failures: readonly string[]
  /** The trigger it fired through, else the one for this event that came nearest. */
  readonly relatedTrigger: ResolvedTrigger | null
  readonly relatedTriggers: readonly ResolvedTrigger[]
}

export interface ExplainedGroup {
  readonly id: string
  readonly conditions: readonly ResolvedCondition[]
  readonly triggers: readonly (ResolvedTrigger & { readonly resolutions: number; readonly threshold: number })[]
  readonly resolvedEventIndex: number | null
}

/** One item of the data layer as the debugger hears of it. */
export interface DebugEvent {
  /** Milliseconds of the page's start: what belongs to one page view. */
  readonly pageViewTime: number
  readonly dataLayerIndex: number
  readonly pageViewTitle: string
  readonly dataLayerEvent: Serialised
  readonly variables: readonly {
    readonly id: string
    readonly name: string
    readonly serializedValue: Serialised
    readonly originalValueType: string
  }[]
  readonly consents: Readonly<Record<string, 0 | 1>>
  readonly tags: readonly ExplainedTag[]
  readonly triggerGroups: readonly ExplainedGroup[]
}
