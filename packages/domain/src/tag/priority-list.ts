import type { PriorityPatch } from './priority.ts'

/** A tag in one of the two lists of the priority screen. */
export interface Ranked {
  readonly id: string
  readonly name: string
}

/** The number that a place in the list of prioritised tags stands for: the first has the largest. */
export const priorityAt = (place: number, length: number): number => length - place

/** The prioritised tags of a site as a list: larger numbers first, equal ones by time of creation. */
export const rankedTags = <T extends { readonly priority: number; readonly created_at: string }>(
  tags: readonly T[],
): readonly T[] =>
  tags
    .filter((tag) => tag.priority > 0)
    .sort((a, b) => b.priority - a.priority || (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0))

/**
 * The body that saves a list: each tag whose number differs from the stored one, and 0 for each tag that is stored with
 * a number and is no longer on the list. Empty when the stored numbers give the same order already.
 */
export function priorityPatch(
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

/** The list with a tag put at a place, by default at its end; a tag that is there already stays where it is. */
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
