import { diffArrays } from 'diff'
import { equal } from '../equal/index.ts'
import type { Formatted } from '../field/index.ts'

/** An item of a list, compared with the other state. */
export interface ComparedItem {
  readonly item: Formatted
  readonly changed: boolean
  /** Its value in the other state, if that differs. */
  readonly other?: Formatted
}

type List = Extract<Formatted, { as: 'list' }>

interface ItemWithId {
  readonly item: Formatted
  readonly id: string | undefined
}

const itemsOf = ({ items, ids }: List): readonly ItemWithId[] => items.map((item, at) => ({ item, id: ids?.[at] }))

const isSame = (one: ItemWithId, other: ItemWithId) =>
  (one.id !== undefined && one.id === other.id) || equal(one.item, other.item)

/** Compares two lists item by item; items are the same if their ids or their values are equal. */
export function compareItems(
  before: List,
  after: List,
): { readonly before: readonly ComparedItem[]; readonly after: readonly ComparedItem[] } {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const sides: { before: ComparedItem[]; after: ComparedItem[] } = { before: [], after: [] }
  for (const change of diffArrays([...old], [...now], { comparator: isSame })) {
    if (change.removed) sides.before.push(...change.value.map(alone))
    else if (change.added) sides.after.push(...change.value.map(alone))
    else
      for (let index = 0; index < change.count; index += 1) {
        const [was, is] = [old[sides.before.length]!.item, now[sides.after.length]!.item]
        const changed = !equal(was, is)
        sides.before.push({ item: was, changed, ...(changed && { other: is }) })
        sides.after.push({ item: is, changed, ...(changed && { other: was }) })
      }
  }
  return sides
}

const alone = ({ item }: ItemWithId): ComparedItem => ({ item, changed: true })
