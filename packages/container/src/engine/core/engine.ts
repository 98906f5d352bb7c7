import type { ClockSchedule } from '@waymark/domain/tag/clock'
import type { Page } from './page.ts'

/*
 * The compiled form of a site's tags, triggers and variables. Equal shapes and equal heads are interned: written once
 * and referred to by number.
 */

/** Computes a variable; what follows its collector in the list are the collector's own settings. */
export interface Collect {
  (engine: Engine, variable: Variable): unknown
  /** The collector that is called by this one, which the debugger has put in its place. */
  readonly watched?: Collect
}
export type Variable = readonly [Collect, ...unknown[]]

/** Compares the value of a variable with the text of a condition. */
export type Operator = (value: any, expected: any, engine: Engine) => boolean

/** How often a trigger may fire a tag: each time, once per page view, once per session. */
export type Once = 0 | 1 | 2

/** The part of a trigger that several can share: how often it may fire, then variable and operator of each condition. */
type Shape = readonly [once: Once, ...(number | Operator)[]]

/** An event by name; 0 is every event. */
export type EventName = string | 0

/**
 * A trigger: its event (of a group: those of its members), its shape, its fired mark if the shape is not "each time",
 * then the texts of its conditions.
 */
export type Trigger = readonly [event: EventName | readonly string[], shape: number, ...unknown[]]

/** Runs a tag with its options, in which every reference is replaced by its value. */
export type Fire = (options: any, page: Page, engine: Engine) => void

/** The settings of a tag that the checks read. Consent 0: none needed. Default values at the end are left out. */
export type Head = readonly [
  fire: Fire,
  consent: string | 0,
  respectsPrivacy: 0 | 1,
  schedule: ClockSchedule | 0,
  offInDebugMode: 0 | 1,
  /** Its blocking triggers, in the form of a tag with these triggers. */
  blockers?: Tag | 0,
  /** Where its mark is kept once it has fired as often as it may. */
  frequency?: readonly [MarkStore, mark: string],
]

/** Indexes into a head. */
export const HEAD_CONSENT = 1
export const HEAD_PRIVACY = 2
export const HEAD_SCHEDULE = 3
export const HEAD_OFF_IN_DEBUG_MODE = 4
export const HEAD_BLOCKERS = 5
export const HEAD_FREQUENCY = 6

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

/** Whether there is a mark; sets it if `setting` is true. */
export type MarkStore = (engine: Engine, mark: string, setting?: boolean) => boolean

/** Marks the triggers of a list that are met, from an index on; returns whether one of them may fire now. */
export type MarkFired = (engine: Engine, triggers: readonly unknown[], first: number) => boolean

/**
 * Observes the firing pipeline for one tag on one event. The function that it returns is called with the number of each
 * check that fails. While observed, the pipeline makes all checks.
 */
type ObserveTag = (event: DataLayerEvent, tag: number) => (check: number) => void

/** How a set-up or clean-up tag ended: still under way, done, fired but not completed, or not fired at all. */
export type SequenceOutcome = 'pending' | 'completed' | 'failed' | 'not-fired'

/**
 * Called with the outcome of a tag's set-up or clean-up tag on an event, and whether it stops the tag; and with each tag
 * whose set-up or clean-up tag it was. `other` is -1 for a tag that the container does not hold.
 */
export type ObserveSequence = (
  event: DataLayerEvent,
  tag: number,
  relation: 'setup' | 'cleanup' | 'setup-of' | 'cleanup-of',
  other: number,
  outcome?: SequenceOutcome,
  stops?: boolean,
) => void

/** How often each member of a group was activated, by its index in the group, and when the group was activated. */
export interface GroupState {
  readonly counts: number[]
  /** Position of the event that activated the group. */
  resolvedAt?: number
  /** The list of tags that fired on that event, which identifies it: its repeats share the list. */
  resolvedBy?: boolean[]
  /** The state that assumes the audiences for which members ask; until the first answer, and only where members ask. */
  assumed?: GroupState
}

/** One event of the data layer while, and after, its tags are evaluated. */
export interface DataLayerEvent {
  readonly named: string
  /** The keys pushed with it; those of the container's own events are read by built-in variables only. */
  readonly carried: Readonly<Record<string, any>>
  /** What was pushed, as it was pushed. */
  readonly pushed: unknown
  /** Its position in the data layer, from 0. */
  readonly place: number
  /** The scroll position at the previous scroll event. */
  readonly earlier?: unknown
  /** Variables computed for this event, by number. */
  readonly computed: Map<number, unknown>
  /** Whether a trigger was met on this event, by its number. */
  readonly triggered: Map<number, boolean>
  /** By the number of a tag: true if it fired on this event, false if its set-up tag stopped it. */
  readonly firedOn: boolean[]
  /** Whether it repeats an earlier event, for some tags only. */
  readonly isRepeat?: boolean
  /** The number of tags that fired. */
  firedTags: number
  /** The number of tags that wait for the network, and what runs when none waits any more. */
  heldTags: number
  whenCompleted?: (() => void) | undefined
  /** A copy of the stored values, for an event that tags wait on. */
  frozenModel?: Record<string, unknown> | undefined
}

/** A piece of work in the task queue; returns the rest of the work, if any, as its next turn. */
export type Turn = () => Turn | undefined

/** Adds a turn after those that wait. With an urgent one, it and all before it run in this task. */
export type TakeTurn = (turn: Turn | (() => void), isUrgent?: boolean) => void

/** The state of the container on one page. */
export interface Engine {
  readonly plan: Content
  readonly page: Page
  /** The numbers of tags by event name; '' is for the names not listed. */
  readonly tagIndex: Record<string, number[]>
  /** Values set through the data layer. */
  model: Record<string, unknown>
  /** The event being evaluated. */
  present: DataLayerEvent
  /** Run before the tags of every event are evaluated, in this order. */
  readonly beforeEvent: ((event: DataLayerEvent) => void)[]
  /** Pushes an event of the container itself. */
  announce(name: string, carried: Readonly<Record<string, unknown>>, more?: Announcement): void
  /** Adds a turn to the task queue. */
  takeTurn: TakeTurn
  /** The position of the next item. */
  nextPosition(): number
  /** Runs the firing pipeline for one tag on the present event; returns whether the tag fired. */
  attemptTag(engine: Engine, tag: number): boolean
  /** Observes the firing pipeline; set by the debug artifact only. */
  observeTag?: ObserveTag
  /** The visitor's decisions, once they were read; see `privacyOf`. */
  privacy?: Privacy
  /** Whether the set-up tag of a tag, or the set-up tag of that one and so on, passes a test; absent without sequences. */
  someSetup?(tag: number, passes: (tag: number) => boolean): boolean
  /** Called with the types of consent that were granted; absent where no tag depends on the visitor's decisions. */
  whenGranted?: (types: readonly string[]) => void
  /** The session state of this page, by name. */
  readonly session: Record<string, unknown>
  /** Marks of triggers that fire a tag once per page view. */
  pageMarks?: Record<string, boolean>
  /** The keys for which `once` was called on this page. */
  readonly doneOnce: Record<string, boolean>
  /** Finds the videos that were added since the last firing. */
  findVideos?: () => void
  findYoutube?: () => void
  /** The address of the page view that was last sent to Matomo's tracker. */
  trackedAddress?: string
  /** The trigger groups of the plan, in its order. */
  readonly groupStates: GroupState[]
  /** Ids of the visitor's audiences; undefined while unknown. */
  knownAudiences?: readonly unknown[]
  /** Takes a list of audiences; absent where no tag needs them. */
  takeAudiences?: (ids: unknown) => unknown
  /** While true, every condition about audiences counts as met, because the audiences are still unknown. */
  assumesAudiences?: boolean
  /** Whether the first answer about the audiences is still to come; absent where no tag needs them. */
  awaitsAudiences?: () => boolean
  /** Called when the first answer has come, or there will be none; absent where no member of a group needs them. */
  whenAnswered?: () => void
  /** Called with a tag that waits for the audiences; set by the debug artifact only. */
  observeHeld?: (tag: number) => void
  /** Observes set-up and clean-up tags; set by the debug artifact only. */
  observeSequence?: ObserveSequence
  /** Runs and measures the firing of a tag in a sequence; set by the debug artifact only. */
  measureTag?: (tag: number, fire: () => void) => void
  /** Called after every item of the data layer; set by the debug artifact only. */
  afterItem?: (item: unknown, place: number, event?: DataLayerEvent) => void
}

/** Further settings of an event of the container. */
export interface Announcement {
  readonly earlier?: unknown
  /** Called with the event when its tags were attempted: before `announce` returns, unless other turns wait in the queue. */
  readonly whenDone?: (event: DataLayerEvent) => void
}

/** The visitor's decisions: 1 granted, 0 denied, absent undecided. */
export interface Privacy {
  allowed: Record<string, 0 | 1>
  previous: Record<string, 0 | 1>
  decidedAt?: string | undefined
  hasOptedOut: boolean
}
