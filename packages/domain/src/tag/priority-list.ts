import type { PriorityPatch } from './tag.ts'

/** A tag in one of the two lists of the priority screen. */
export interface Ranked {
  readonly id: string
  readonly name: string
}

/** The number that a place in the list of prioritised tags stands for: the first has the largest. */
export const priorityAt = (place: number, length: number): number => length - place

/** The list as numbers, in the order of the list. */
export const prioritiesOf = (list: readonly Ranked[]): readonly { readonly id: string; readonly priority: number }[] =>
  list.map(({ id }, place) => ({ id, priority: priorityAt(place, list.length) }))

/** The prioritised tags of a site as a list: larger numbers first, equal ones by time of creation. */
export const rankedTags = <T extends { readonly priority: number; readonly created_at: string }>(
  tags: readonly T[],
): readonly T[] =>
  tags
    .filter((tag) => tag.priority > 0)
    .sort((a, b) => b.priority - a.priority || (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0))

/** The body that saves a list: every tag on it with its number, every tag that was on `saved` and is no longer with 0. */
export function priorityPatch(list: readonly Ranked[], saved: readonly Ranked[]): PriorityPatch {
  const kept = new Set(list.map(({ id }) => id))
  const dropped = saved.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, priority: 0 }))
  return [...prioritiesOf(list), ...dropped].map(({ id, priority }) => ({ id, type: 'tag', attributes: { priority } }))
}

/** The list with a tag put at its end, or left alone if it is there already. */
export const appendToPriorities = (list: readonly Ranked[], tag: Ranked): readonly Ranked[] =>
  list.some(({ id }) => id === tag.id) ? list : [...list, tag]

/** The list without a tag. */
export const unprioritise = (list: readonly Ranked[], id: string): readonly Ranked[] =>
  list.filter((tag) => tag.id !== id)

/** The list with one tag moved to another place. */
export function movePriority(list: readonly Ranked[], from: number, to: number): readonly Ranked[] {
  const moved = list[from]
  if (!moved || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}

/** Whether two lists say the same. */
export const sameOrder = (a: readonly Ranked[], b: readonly Ranked[]): boolean =>
  a.length === b.length && a.every(({ id }, place) => b[place]?.id === id)
