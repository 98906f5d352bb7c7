import type { DebugEvent, NotFiredReason } from '@waymark/domain/debug-protocol'
import type { Engine } from './engine.ts'
import type { Page } from './page.ts'

/*
 * What a site's tags, triggers and variables look like when they have been compiled. Rules that look alike share
 * their shape and their head, so that one more rule costs little more than its own words.
 */

/** Computes a variable; what follows its collector in the list are the collector's own settings. */
export type Collect = (engine: Engine, variable: Variable) => unknown
export type Variable = readonly [Collect, ...unknown[]]

/** Compares the value of a variable with the text of a condition. */
export type Operator = (value: any, expected: any, engine: Engine) => boolean

/** How often a trigger may fire a tag: each time, once per page view, once per session. */
export type Once = 0 | 1 | 2

/** What triggers that look alike share: the event (0 listens to all), how often, then variable and operator in turn. */
export type Shape = readonly [event: string | 0, once: Once, ...(number | Operator)[]]

/** A trigger: its shape, its mark if the shape is not "each time", then the texts of its conditions. */
export type Trigger = readonly [shape: number, ...unknown[]]

/** Ranges of dates and times of day as digits with their zones; see `Page.clockIn`. */
export type ScheduleRow = readonly [from: number, to: number, zone: string]
export type Schedule = readonly [dates: readonly ScheduleRow[], times: readonly ScheduleRow[]]

/** Puts a tag to work with its options, in which every reference has its value. */
export type Fire = (options: any, page: Page, engine: Engine) => void

/** What tags that look alike share. Consent 0: none needed. */
export type Head = readonly [
  fire: Fire,
  consent: string | 0,
  respectsPrivacy: 0 | 1,
  schedule: Schedule | 0,
  offInDebugMode: 0 | 1,
]

/** Gives the value of the variable with that number; paths go into it step by step. */
export type Resolve = (variable: number, path?: readonly (string | number)[]) => unknown

/** Options are a value, or a function of `Resolve` when they hold references. */
export type Options = unknown | ((resolve: Resolve) => unknown)

/** A tag: its head, its options, then its triggers, in place or by their number. */
export type Tag = readonly [head: number, options: Options, ...triggers: (number | Trigger)[]]

/** A trigger group: its own conditions, then members and thresholds in turn. */
export type Group = readonly [own: Trigger, ...(Trigger | number)[]]

/** One test of the firing pipeline. */
export type Check = (engine: Engine, head: Head) => boolean

/** Something that runs when the container starts, with its settings. */
export type Start = readonly [(engine: Engine, ...settings: any[]) => void, ...unknown[]]

/** The compiled content of one site. Lists in `index` hold a first tag and a number of tags in turn. */
export interface Content {
  readonly planApp: string
  readonly planVersion: string
  readonly checksumText: string
  readonly debuggerOrigin: string
  readonly linkDelay: number
  /** Consent types that active tags use. */
  readonly usedConsents: readonly string[]
  readonly variableList: readonly Variable[]
  readonly shapeList: readonly Shape[]
  readonly triggerList: readonly Trigger[]
  readonly headList: readonly Head[]
  readonly tagList: readonly Tag[]
  /** Tags by event name; '' is for the names not listed. Rows of tags that look alike have a negative number. */
  readonly tagIndex: Readonly<Record<string, readonly number[]>>
  readonly checkList: readonly Check[]
  readonly startList: readonly Start[]
  readonly groupList?: readonly Group[]
  readonly groupIndex?: Readonly<Record<string, readonly number[]>>
  /** Present when some trigger is not "each time". */
  readonly useMarks?: UseMarks
  /** Where marks are kept, by how often the trigger may fire; only those that are needed. */
  readonly markStores?: readonly (MarkStore | 0)[]
  /** Present when there are rows. */
  readonly evaluateRow?: EvaluateRow
  readonly explained?: Explained
}

/** Decides about tags from one to before another, which have the same head and one trigger of the same shape each. */
export type EvaluateRow = (engine: Engine, start: number, end: number) => void

/** Tells whether there is a mark, and sets it if it is told to. */
export type MarkStore = (engine: Engine, mark: string, setting?: boolean) => boolean

/** Decides, by their marks, whether those triggers of a list that are met let a tag through, and marks them if so. */
export type UseMarks = (engine: Engine, triggers: readonly unknown[], first: number) => boolean

/** What only the debug artifact knows of its content: ids, names and reasons. */
export interface Explained {
  /** The reasons that the checks give, in their order. */
  readonly reasons: readonly NotFiredReason[]
  readonly tagIds: readonly string[]
  /** The triggers of each tag, by number, in the order in which the tag names them. */
  readonly tagTriggers: readonly (readonly number[])[]
  readonly triggers: readonly ExplainedTrigger[]
  readonly groups: readonly ExplainedGroup[]
  readonly variables: readonly (readonly [id: string, name: string, variable: number])[]
  /** Sends one event to the debugger. */
  deliver?: (event: DebugEvent) => void
}

/** A trigger with the ids of its conditions; the one that names the event stands apart, 0 without one. */
export type ExplainedTrigger = readonly [
  id: string,
  trigger: Trigger,
  eventCondition: string | 0,
  conditions: readonly string[],
]

/** A group: its own trigger, its number among the groups if it can be met, then members and thresholds in turn. */
export type ExplainedGroup = readonly [trigger: number, group: number, ...membersAndThresholds: number[]]
