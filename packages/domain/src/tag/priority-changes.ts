import type { Ranked } from './priority-list.ts'

/** A tag with another position than before. Positions count from 0. */
export interface MovedTag<T extends Ranked> {
  readonly tag: T
  readonly from: number
  readonly to: number
}

/** The difference between two lists of prioritised tags. */
export interface PriorityChanges<T extends Ranked> {
  readonly added: readonly T[]
  readonly removed: readonly T[]
  /** The smallest set of tags whose move explains the new order. */
  readonly moved: readonly MovedTag<T>[]
}

/** The tags that were added, removed and moved between two lists. */
export function priorityChanges<T extends Ranked>(from: readonly T[], to: readonly T[]): PriorityChanges<T> {
  const before = placesOf(from)
  const after = placesOf(to)
  const common = to.filter(({ id }) => before.has(id))
  const unmoved = longestIncreasingSubsequence(common.map(({ id }) => before.get(id) ?? 0))
  return {
    added: to.filter(({ id }) => !before.has(id)),
    removed: from.filter(({ id }) => !after.has(id)),
    moved: common
      .filter((_, index) => !unmoved.has(index))
      .map((tag) => ({ tag, from: before.get(tag.id) ?? 0, to: after.get(tag.id) ?? 0 })),
  }
}

/**
 * Merges the changes of one person into the list that another person saved meanwhile. `before` is the list that both
 * started from. Tags that `mine` added, removed or moved stay so; all others are in the order of `theirs`. An added or
 * moved tag comes after the tag that it was put after.
 */
export function mergePriorities<T extends Ranked>(
  before: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): readonly T[] {
  const { added, removed, moved } = priorityChanges(before, mine)
  const placed = new Set([...added, ...moved.map(({ tag }) => tag)].map(({ id }) => id))
  const dropped = new Set(removed.map(({ id }) => id))
  const saved = new Map(theirs.map((tag) => [tag.id, tag]))
  // The added and moved tags by the id of the tag before them; undefined is the start of the list.
  const behind = new Map<string | undefined, T[]>()
  const others = theirs.filter(({ id }) => !placed.has(id) && !dropped.has(id))
  const present = new Set(others.map(({ id }) => id))
  let previous: string | undefined
  for (const tag of mine) {
    if (present.has(tag.id)) previous = tag.id
    if (placed.has(tag.id)) behind.set(previous, [...(behind.get(previous) ?? []), saved.get(tag.id) ?? tag])
  }
  return [...(behind.get(undefined) ?? []), ...others.flatMap((tag) => [tag, ...(behind.get(tag.id) ?? [])])]
}

const placesOf = (list: readonly Ranked[]) => new Map(list.map(({ id }, place) => [id, place]))

/** The indexes of the longest increasing subsequence of a list of different numbers. */
function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the index of the smallest number that ends such a subsequence. */
  const ends: number[] = []
  const previous: number[] = []
  numbers.forEach((number, index) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = index
  })
  const indexes = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) indexes.add(index)
  return indexes
}
