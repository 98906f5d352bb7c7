import type { Engine, LayerEvent } from './engine.ts'
import type { Page } from './page.ts'

/*
 * The compiled form of a site's tags, triggers and variables. Equal shapes and equal heads are interned: written once
 * and referred to by number.
 */

/** Computes a variable; what follows its collector in the list are the collector's own settings. */
export type Collect = (engine: Engine, variable: Variable) => unknown
export type Variable = readonly [Collect, ...unknown[]]

/** Compares the value of a variable with the text of a condition. */
export type Operator = (value: any, expected: any, engine: Engine) => boolean

/** How often a trigger may fire a tag: each time, once per page view, once per session. */
export type Once = 0 | 1 | 2

/** What triggers share: how often they may fire, then variable and operator of each condition. */
export type Shape = readonly [once: Once, ...(number | Operator)[]]

/** An event by name; 0 is every event. */
export type EventName = string | 0

/**
 * A trigger: its event (of a group: those of its members), its shape, its fired mark if the shape is not "each time",
 * then the texts of its conditions.
 */
export type Trigger = readonly [event: EventName | readonly string[], shape: number, ...unknown[]]

/** Ranges of dates and times of day as digits with their zones; see `Page.clockIn`. */
export type ScheduleRow = readonly [from: number, to: number, zone: string]
export type Schedule = readonly [dates: readonly ScheduleRow[], times: readonly ScheduleRow[]]

/** Runs a tag with its options, in which every reference is replaced by its value. */
export type Fire = (options: any, page: Page, engine: Engine) => void

/** What the checks need to know of a tag. Consent 0: none needed. */
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

/** A tag: its head, its options, then its triggers from `FIRST_TRIGGER` on, in place or by their number. */
export type Tag = readonly [head: number, options: Options, ...triggers: (number | Trigger)[]]

/** Where the triggers begin in a tag. */
export const FIRST_TRIGGER = 2

/** A trigger group: its own conditions, then members and thresholds in turn. */
export type Group = readonly [own: Trigger, ...(Trigger | number)[]]

/** One check of the firing pipeline: whether a tag passes it on the present event. Changes nothing. */
export type Check = (engine: Engine, head: Head, tag: Tag) => boolean

/** Something that runs when the container starts, with its settings. */
export type Initialiser = readonly [(engine: Engine, ...settings: any[]) => void, ...unknown[]]

/** The compiled content of one site. */
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
  /** The checks of the firing pipeline in order, those that some tag needs. */
  readonly checkList: readonly Check[]
  readonly initialisers: readonly Initialiser[]
  readonly groupList?: readonly Group[]
  /** Present when some trigger is not "each time". */
  readonly markFired?: MarkFired
  /** Where fired marks are kept, by how often the trigger may fire; only those that are needed. */
  readonly markStores?: readonly (MarkStore | 0)[]
  /** Present in debug artifacts. */
  readonly explained?: object
}

/** Tells whether there is a mark, and sets it if `setting` says so. */
export type MarkStore = (engine: Engine, mark: string, setting?: boolean) => boolean

/** Marks the triggers of a list that are met, from an index on; tells whether one of them may fire now. */
export type MarkFired = (engine: Engine, triggers: readonly unknown[], first: number) => boolean

/**
 * Observes the firing pipeline for one tag on one event. The function it gives hears the number of each check that
 * fails; the pipeline then makes all checks.
 */
export type ObserveTag = (event: LayerEvent, tag: number) => (check: number) => void
