import type { CompileInput, Items, TagItem, TriggerItem } from '../../compile/index.ts'
import type { Page } from '../../engine/core/page.ts'
import type { StoredValues } from './data-layer-helper.ts'

/** One tag or group in the visit of the interpreter, with the site or meta-site it belongs to. */
export interface Home {
  readonly own: Items
  /** The sites whose variables it can use, its own first. */
  readonly seen: readonly Items[]
}

/** An event while it is evaluated. */
export interface EvaluatedEvent {
  readonly name: string
  readonly fields: Readonly<Record<string, any>>
  readonly before?: Readonly<Record<string, number>> | undefined
  readonly values: Map<string, unknown>
  readonly busy: Set<string>
  /** Variables that were needed while they were computed, during the visit. */
  readonly cycles: Set<string>
  /** Tags that have fired on it, also when it was evaluated before. */
  readonly fired: Set<string>
}

/** One event of a group: the members activated on it, and those that are if the visitor has suitable audiences. */
export interface GroupEvent {
  readonly now: EvaluatedEvent
  readonly activated: Set<string>
  readonly awaiting: Set<string>
}

export interface GroupState {
  readonly events: GroupEvent[]
  /** The tags that have fired on the event that activated it, and on the one that does with suitable audiences. */
  active?: Set<string> | undefined
  possible?: Set<string> | undefined
}

/** The state of the plain interpreter. */
export interface Visit {
  readonly input: CompileInput
  readonly page: Page
  /** Variables of the events of this visit that were needed while they were computed. */
  readonly cycles: Set<string>
  model: StoredValues
  readonly session: Map<string, unknown>
  readonly pageMarks: Set<string>
  readonly visitorMarks: Set<string>
  /** Elements that were reported, by selector. */
  readonly seen: Map<string, Set<object>>
  /** The visitor's audiences; undefined while unknown. */
  audiences?: readonly unknown[]
  assumesAudiences: boolean
  readonly groups: Map<string, GroupState>
  /** Whether the first answer about the audiences has come, or will not. */
  isAnswered: boolean
  consents: Record<string, 0 | 1>
  previous: Record<string, 0 | 1>
  decidedAt: string | undefined
  optedOut: boolean
}

export const homes = ({ site, metaSites }: CompileInput): readonly Home[] => [
  { own: site, seen: [site, ...metaSites] },
  ...metaSites.map((meta) => ({ own: meta, seen: [meta, site] })),
]

/** All tags in firing order with their homes. */
export function tagsInOrder(input: CompileInput): readonly { tag: TagItem; home: Home }[] {
  const all = homes(input).flatMap((home, rank) => home.own.tags.map((tag) => ({ tag, home, rank: Math.min(rank, 1) })))
  return all
    .filter(({ tag }) => tag.is_active && tag.template !== 'abandoned')
    .sort(
      (a, b) =>
        b.tag.priority - a.tag.priority ||
        a.rank - b.rank ||
        new Date(a.tag.created_at).getTime() - new Date(b.tag.created_at).getTime(),
    )
}

export const triggerOf = (home: Home, id: string): TriggerItem | undefined =>
  home.own.triggers.find((trigger) => trigger.id === id)
