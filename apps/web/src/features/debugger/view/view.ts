import type { EventTagSort, SessionTagSort, VariableFilter, VariableSort } from '@waymark/debugger-core/lists'
import { EVENT_KINDS, type EventKind } from '@waymark/debugger-core/timeline'

export type Tab = 'tags' | 'variables' | 'groups' | 'data-layer'

/** What of a debug session is looked at. It outlives a visit to another tab of the product, not the session. */
export interface View {
  readonly pane: 'events' | 'tags'
  /** Number of the chosen event. */
  readonly event: number | null
  readonly tab: Tab
  /** The tag and the variable that are open beside the tables of an event. */
  readonly eventTag: string | null
  readonly variable: string | null
  /** The tag chosen in the list of tags. */
  readonly tag: string | null
  /** Page views that are folded up, by their times. */
  readonly folded: ReadonlySet<number>
  readonly eventSearch: string
  readonly kinds: readonly EventKind[]
  readonly tagSearch: string
  readonly tagSort: SessionTagSort
  readonly eventTagSearch: string
  readonly eventTagSort: EventTagSort
  readonly variableSearch: string
  readonly variableSort: VariableSort
  readonly variableFilter: VariableFilter
}

const NOTHING_CHOSEN = { event: null, eventTag: null, variable: null, tag: null, folded: new Set<number>() } as const

const FIRST: View = {
  ...NOTHING_CHOSEN,
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

/** A view that screens watch and change. */
export interface Viewing {
  get(): View
  set(change: Partial<View>): void
  /** Drops what was chosen; orders, filters and searches stay. */
  forget(): void
  watch(changed: () => void): () => void
}

export function createViewing(): Viewing {
  let view = FIRST
  const watchers = new Set<() => void>()
  const set = (change: Partial<View>) => {
    view = { ...view, ...change }
    for (const changed of watchers) changed()
  }
  return {
    get: () => view,
    set,
    forget: () => set(NOTHING_CHOSEN),
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
