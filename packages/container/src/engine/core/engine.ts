import type { Content, ObserveTag } from './content.ts'
import type { Page } from './page.ts'

/** How often each member of a group was activated, by its place in the group, and when the group was. */
export interface GroupState {
  readonly counts: number[]
  /** Place of the event that activated the group. */
  resolvedAt?: number
  /** The tags that fired on that event: the same list whenever the event is looked at. */
  resolvedBy?: boolean[]
}

/** One event of the data layer while, and after, its tags are evaluated. */
export interface LayerEvent {
  readonly named: string
  /** The keys that came with it; those of the container's own events are read by built-in variables only. */
  readonly carried: Readonly<Record<string, any>>
  /** What was pushed, as it was pushed. */
  readonly pushed: unknown
  /** Counts the items of the data layer from 0. */
  readonly place: number
  /** Where the visitor stood before a scroll event. */
  readonly earlier?: unknown
  /** Variables computed for this event, by number. */
  readonly computed: Map<number, unknown>
  /** Whether a trigger was met on this event, by its number. */
  readonly triggered: Map<number, boolean>
  /** Whether a tag fired on it so far, by its number, and how many did. */
  readonly firedOn: boolean[]
  /** Looks again at an event that was there before, for some tags only. */
  readonly isAgain?: boolean
  firedTags: number
  /** Tags that wait for an answer of the network, and what is done when none waits any more. */
  heldTags: number
  whenSettled?: (() => void) | undefined
  /** The stored values as they were, for an event that waits. */
  frozenModel?: Record<string, unknown> | undefined
}

/** What the container knows about the page it runs on: made anew with every page. */
export interface Engine {
  readonly plan: Content
  readonly page: Page
  /** The numbers of tags by event name; '' is for the names not listed. */
  readonly tagIndex: Record<string, number[]>
  /** Values set through the data layer. */
  readonly model: Record<string, unknown>
  /** The event being evaluated. */
  present: LayerEvent
  /** Run before the tags of every event are evaluated, in this order. */
  readonly beforeEvent: ((event: LayerEvent) => void)[]
  /** Pushes an event of the container itself. */
  announce(name: string, carried: Readonly<Record<string, unknown>>, more?: Announcement): void
  /** Runs something after what waits in the line. */
  takeTurn(run: () => void): void
  /** The position of what comes next. */
  nextPosition(): number
  /** Runs the firing pipeline for one tag on the present event; tells whether the tag fired. */
  attemptTag(engine: Engine, tag: number): boolean
  /** Observes the firing pipeline; set by the debug artifact only. */
  observeTag?: ObserveTag
  /** What the visitor decided, once somebody asked; see `privacyOf`. */
  privacy?: Privacy
  /** Page view, DOM ready and page load as far as they have happened. */
  readonly milestones: LayerEvent[]
  /** What the session state says about this page, by the name of its part. */
  readonly session: Record<string, unknown>
  /** Marks of triggers that fire a tag once per page view. */
  readonly pageMarks: Record<string, boolean>
  /** What vendors' tags do once per page and have done. */
  readonly doneOnce: Record<string, boolean>
  /** Look for videos that have come since the last firing. */
  findVideos?: () => void
  findYoutube?: () => void
  /** The trigger groups of the plan, in its order. */
  readonly groupStates: GroupState[]
  /** Ids of the visitor's audiences; undefined while unknown. */
  knownAudiences?: readonly unknown[]
  /** Takes a list of audiences; absent where no tag asks for them. */
  takeAudiences?: (ids: unknown) => unknown
  /** While asking whether a tag waits for the audiences: any answer is possible. */
  supposing?: boolean
  /** Hears of every item of the data layer; the debug artifact listens. */
  afterItem?: (item: unknown, place: number, event?: LayerEvent) => void
}

/** What goes with an event of the container besides its fields. */
export interface Announcement {
  readonly earlier?: unknown
  /** Hears how many tags fired: before `announce` returns, unless other items wait in the line. */
  readonly whenDone?: (fired: number) => void
}

/** What the visitor allows: 1 granted, 0 denied, absent undecided. */
export interface Privacy {
  allowed: Record<string, 0 | 1>
  previous: Record<string, 0 | 1>
  decidedAt?: string | undefined
  hasOptedOut: boolean
}
