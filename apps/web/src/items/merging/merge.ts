import type { ItemEdit } from '@waymark/domain/item-edit'
import type { FormSetting } from '@waymark/forms/form'

/** A setting of a form that another user has changed, with the values of the form before. */
export interface MergedSetting<Values = any> extends FormSetting {
  /** As they were stored when the form was opened. */
  readonly before: Values
  /** As the user had edited them before theirs were taken. */
  readonly mine: Values
}

/** The result of merging a form whose item another user has changed meanwhile. */
export interface Merge<Values = any> {
  /** Who changed the item, as far as it is known. */
  readonly edits: readonly ItemEdit[]
  /** Settings with changes of theirs that the form has taken. */
  readonly taken: readonly MergedSetting<Values>[]
  /** Settings that both changed: the user has to choose. The form has their own values until then. */
  readonly conflicts: readonly MergedSetting<Values>[]
  /** Settings for which the user has chosen. */
  readonly chosen: readonly MergedSetting<Values>[]
}

const nameOf = ({ path }: FormSetting) => path.join('/')

const without = <P extends FormSetting>(settings: readonly P[], others: readonly FormSetting[]): readonly P[] => {
  const names = new Set(others.map(nameOf))
  return settings.filter((setting) => !names.has(nameOf(setting)))
}

/** Two merges of the same form in a row; conflicts that are left stay, with the values from before the first. */
export function joined<Values>(first: Merge<Values> | null, next: Merge<Values>): Merge<Values> {
  if (!first) return next
  const conflicts = [...first.conflicts, ...without(next.conflicts, first.conflicts)]
  return {
    edits: [...first.edits, ...next.edits],
    conflicts,
    taken: without([...first.taken, ...without(next.taken, first.taken)], conflicts),
    chosen: without(first.chosen, [...conflicts, ...next.taken]),
  }
}

/** The merge after the user has chosen a value for each conflict, and has undone some of what was taken. */
export const resolved = <Values>(
  merge: Merge<Values>,
  undone: readonly MergedSetting<Values>[] = [],
): Merge<Values> => ({
  ...merge,
  taken: without(merge.taken, undone),
  conflicts: [],
  chosen: [...merge.chosen, ...merge.conflicts, ...undone],
})
