import type { EventTagSort, EventVariableFilter, EventVariableSort, SessionTagSort } from '@waymark/debugger-core/lists'
import { EVENT_KINDS, type EventKind } from '@waymark/debugger-core/timeline'
import { createStore, type ReadableStore } from '#browser/store.ts'

export type Tab = 'tags' | 'variables' | 'groups' | 'data-layer'

/** Selections, searches, orders and filters of a debug session. They outlive a visit to another tab of the product. */
export interface View {
  readonly pane: 'events' | 'tags'
  /** Number of the selected event. */
  readonly event: number | null
  /** Whether the newest event is selected, until the user selects something. */
  readonly isFollowing: boolean
  readonly tab: Tab
  /** The tag and the variable that are open beside the tables of an event. */
  readonly eventTag: string | null
  readonly variable: string | null
  /** The tag selected in the list of tags. */
  readonly tag: string | null
  /** The event and the tag whose screens were left for their lists, on a narrow window. */
  readonly leftEvent: number | null
  readonly leftTag: string | null
  /** Collapsed page views, by their times. */
  readonly folded: ReadonlySet<number>
  readonly eventSearch: string
  readonly kinds: readonly EventKind[]
  readonly tagSearch: string
  readonly tagSort: SessionTagSort
  readonly eventTagSearch: string
  readonly eventTagSort: EventTagSort
  readonly variableSearch: string
  readonly variableSort: EventVariableSort
  readonly variableFilter: EventVariableFilter
}

const NO_SELECTION = {
  event: null,
  isFollowing: true,
  eventTag: null,
  variable: null,
  tag: null,
  leftEvent: null,
  leftTag: null,
  folded: new Set<number>(),
} as const

/** Members that hold a selection of the user. */
const SELECTIONS = ['event', 'eventTag', 'variable'] as const satisfies readonly (keyof View)[]

const INITIAL: View = {
  ...NO_SELECTION,
  pane: 'events',
  tab: 'tags',
  eventSearch: '',
  kinds: EVENT_KINDS,
  tagSearch: '',
  tagSort: 'firedDsc',
  eventTagSearch: '',
  eventTagSort: 'firedDsc',
  variableSearch: '',
  variableSort: 'nameAsc',
  variableFilter: 'all',
}

/** The view with its subscribers. */
export interface ViewStore extends ReadableStore<View> {
  set(change: Partial<View>): void
  /** Selects an event that has just arrived, as long as the user has selected nothing. */
  follow(event: number): void
  /** Drops the selections; orders, filters and searches stay. */
  resetSelection(): void
}

export function createViewStore(): ViewStore {
  const { getSnapshot, set, subscribe } = createStore(INITIAL)
  const update = (change: Partial<View>) => set({ ...getSnapshot(), ...change })
  return {
    getSnapshot,
    subscribe,
    set: (change) => update(SELECTIONS.some((name) => name in change) ? { isFollowing: false, ...change } : change),
    follow(event) {
      if (getSnapshot().isFollowing && getSnapshot().event !== event) update({ event })
    },
    resetSelection: () => update(NO_SELECTION),
  }
}
