import type { Row } from '@waymark/domain/field'
import {
  appendToPriorities,
  movePriority,
  type PriorityPatch,
  priorityPatch,
  type Ranked,
  unprioritise,
} from '@waymark/domain/tag'
import { createForm, type Form } from '../../form/index.ts'

/** The prioritised tags in order, the first one highest. A row's key is the tag's id. */
export interface PriorityValues {
  readonly list: readonly Row<Ranked>[]
}

const asRows = (list: readonly Ranked[]): readonly Row<Ranked>[] => list.map(({ id, name }) => ({ key: id, id, name }))

/** The form of the priority screen over what is saved now. */
export const createPriorityForm = (saved: readonly Ranked[]): Form<PriorityValues> =>
  createForm<PriorityValues>({ list: asRows(saved) }, { check: () => [] })

/** Puts a tag at the end of the list. */
export const add = (form: Form<PriorityValues>, tag: Ranked): void =>
  form.field('list').setValue(asRows(appendToPriorities(form.get().values.list, tag)))

/** Takes a tag off the list. */
export const takeOff = (form: Form<PriorityValues>, id: string): void =>
  form.field('list').setValue(asRows(unprioritise(form.get().values.list, id)))

/** Moves a tag to another place of the list. */
export const move = (form: Form<PriorityValues>, from: number, to: number): void =>
  form.field('list').setValue(asRows(movePriority(form.get().values.list, from, to)))

/** The body that saves the list. */
export const prioritiesBody = (form: Form<PriorityValues>): PriorityPatch => {
  const { values, initial } = form.get()
  return priorityPatch(values.list, initial.list)
}
