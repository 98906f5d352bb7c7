import type { PriorityPatch } from './priority.ts'

/** A tag in a list of the priority screen. */
export interface Ranked {
  readonly id: string
  readonly name: string
}

/** The priority of a position in the list of prioritised tags: the first has the largest. */
export const priorityAt = (place: number, length: number): number => length - place

/** The prioritised tags of a site as a list: larger numbers first, equal ones by time of creation. */
export const rankedTags = <T extends { readonly priority: number; readonly created_at: string }>(
  tags: readonly T[],
): readonly T[] =>
  tags
    .filter((tag) => tag.priority > 0)
    .sort((a, b) => b.priority - a.priority || (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0))

/**
 * The body that saves a list: each tag whose priority differs from the stored one, and 0 for each stored one that is no
 * longer in the list. Empty if the stored priorities already give this order.
 */
export function patchForOrder(
  list: readonly Pick<Ranked, 'id'>[],
  stored: readonly { readonly id: string; readonly priority: number }[],
): PriorityPatch {
  const before = new Map(stored.map(({ id, priority }) => [id, priority]))
  const kept = new Set(list.map(({ id }) => id))
  const numbered = list.map(({ id }, place) => ({ id, priority: priorityAt(place, list.length) }))
  const dropped = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, priority: 0 }))
  return [...numbered, ...dropped]
    .filter(({ id, priority }) => (before.get(id) ?? 0) !== priority)
    .map(({ id, priority }) => ({ id, type: 'tag', attributes: { priority } }))
}

/** The list with a tag inserted, by default at the end; a tag that is already there is not moved. */
export function insertPriority<T extends Ranked>(list: readonly T[], tag: T, place = list.length): readonly T[] {
  return list.some(({ id }) => id === tag.id) ? list : list.toSpliced(place, 0, tag)
}

/** The list without a tag. */
export const unprioritise = <T extends Ranked>(list: readonly T[], id: string): readonly T[] =>
  list.filter((tag) => tag.id !== id)

/** The list with one tag moved to another place. */
export function movePriority<T extends Ranked>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from]
  if (!moved || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}

/** Whether two lists have the same order. */
export const sameOrder = (a: readonly Ranked[], b: readonly Ranked[]): boolean =>
  a.length === b.length && a.every(({ id }, place) => b[place]?.id === id)
