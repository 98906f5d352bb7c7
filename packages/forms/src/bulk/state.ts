/** The state of one item of a bulk operation. */
export type ItemState = 'pending' | 'done' | 'error'

/** One item and its state, which is pending before the operation starts. */
export interface BulkItem<Item> {
  readonly item: Item
  readonly state: ItemState
  /** What the work for a failed item threw. */
  readonly failure?: unknown
}

/** How many items are in each state. */
export const countsOf = (items: readonly BulkItem<unknown>[]): Readonly<Record<ItemState, number>> => ({
  pending: items.filter(({ state }) => state === 'pending').length,
  done: items.filter(({ state }) => state === 'done').length,
  error: items.filter(({ state }) => state === 'error').length,
})

export const withEnd = <Item>(
  items: readonly BulkItem<Item>[],
  index: number,
  end: { state: ItemState; failure?: unknown },
): readonly BulkItem<Item>[] => items.map((entry, at) => (at === index ? { item: entry.item, ...end } : entry))
