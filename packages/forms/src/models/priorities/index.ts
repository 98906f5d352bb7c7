import { equal } from '@waymark/domain/equal'
import type { Row } from '@waymark/domain/field'
import {
  insertPriority,
  mergePriorities,
  movePriority,
  type PriorityChanges,
  priorityChanges,
  type Ranked,
  sameOrder,
  unprioritise,
} from '@waymark/domain/tag'
import { createForm, type Form } from '../../form/index.ts'

/** The prioritised tags in order, the first one highest. A row's key is the tag's id. */
export interface PriorityValues<T extends Ranked = Ranked> {
  readonly list: readonly Row<T>[]
}

const asRows = <T extends Ranked>(list: readonly T[]): readonly Row<T>[] => list.map((tag) => ({ ...tag, key: tag.id }))

/** The form of the saved priorities. */
export const createPriorityOrderForm = <T extends Ranked>(saved: readonly T[]): Form<PriorityValues<T>> =>
  createForm<PriorityValues<T>>({ list: asRows(saved) }, { check: () => [] })

const listOf = <T extends Ranked>(form: Form<PriorityValues<T>>): readonly Row<T>[] => form.get().values.list

const setList = <T extends Ranked>(form: Form<PriorityValues<T>>, list: readonly T[]): void =>
  form.send({ type: 'change', path: ['list'], value: asRows(list) })

/** Puts a tag at a place of the list, by default at its end. */
export const addTag = <T extends Ranked>(form: Form<PriorityValues<T>>, tag: T, place?: number): void =>
  setList(form, insertPriority<T>(listOf(form), tag, place))

/** Takes a tag off the list. */
export const removeTag = <T extends Ranked>(form: Form<PriorityValues<T>>, id: string): void =>
  setList(form, unprioritise<T>(listOf(form), id))

/** Moves a tag to another place of the list. */
export const moveTag = <T extends Ranked>(form: Form<PriorityValues<T>>, from: number, to: number): void =>
  setList(form, movePriority<T>(listOf(form), from, to))

/** What was added, removed and moved since the list was saved. */
export const changesOf = <T extends Ranked>(form: Form<PriorityValues<T>>): PriorityChanges<T> =>
  priorityChanges<T>(form.get().initial.list, listOf(form))

/**
 * Applies what is saved now to the form, whose own changes stay. Returns what another person has changed, or undefined.
 */
export function mergeSaved<T extends Ranked>(
  form: Form<PriorityValues<T>>,
  saved: readonly T[],
): PriorityChanges<T> | undefined {
  const { initial, values } = form.get()
  const next = asRows(saved)
  if (equal(initial.list, next)) return undefined
  const merged = mergePriorities<T>(initial.list, values.list, saved)
  form.send({ type: 'reset', to: { list: next } })
  if (!sameOrder(merged, saved)) setList(form, merged)
  return sameOrder(initial.list, next) ? undefined : priorityChanges<T>(initial.list, saved)
}
