import { assign, fromCallback, setup } from 'xstate'

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

type ItemEvent = { type: 'item.done'; index: number } | { type: 'item.failed'; index: number; failure: unknown }

/** The events of a bulk operation: those of the user, and how each item ended. */
export type BulkEvent = { type: 'start' } | { type: 'retry' } | ItemEvent

/**
 * A bulk operation. `run` does the work for one item: deletes it, or changes it. All items run at the same time. An item
 * whose `run` rejects or throws has failed, and its `failure` is what was thrown; the others go on. Failed items can be
 * retried when the operation is completed.
 */
export function bulkMachine<Item>(run: (item: Item) => Promise<unknown>) {
  async function endOf(item: Item, index: number): Promise<ItemEvent> {
    try {
      await run(item)
      return { type: 'item.done', index }
    } catch (failure) {
      return { type: 'item.failed', index, failure }
    }
  }
  const work = fromCallback<BulkEvent, { items: readonly BulkItem<Item>[] }>(({ input, sendBack }) => {
    for (const [index, { item, state }] of input.items.entries())
      if (state === 'pending') endOf(item, index).then(sendBack)
  })
  return setup({
    types: {
      context: {} as { items: readonly BulkItem<Item>[] },
      events: {} as BulkEvent,
      input: {} as { items: readonly Item[] },
    },
    actors: { work },
    guards: {
      'nothing is pending': ({ context }) => context.items.every(({ state }) => state !== 'pending'),
      'something failed': ({ context }) => context.items.some(({ state }) => state === 'error'),
    },
    actions: {
      'mark its end': assign(({ context, event }) => {
        if (event.type !== 'item.done' && event.type !== 'item.failed') return {}
        const end =
          event.type === 'item.done' ? { state: 'done' as const } : { state: 'error' as const, failure: event.failure }
        return { items: context.items.map((entry, at) => (at === event.index ? { item: entry.item, ...end } : entry)) }
      }),
      'take up the failed ones': assign(({ context }) => ({
        items: context.items.map((entry) =>
          entry.state === 'error' ? { item: entry.item, state: 'pending' as const } : entry,
        ),
      })),
    },
  }).createMachine({
    id: 'bulk',
    context: ({ input }) => ({ items: input.items.map((item) => ({ item, state: 'pending' })) }),
    initial: 'not started',
    states: {
      'not started': { on: { start: 'pending' } },
      pending: {
        invoke: { src: 'work', input: ({ context }) => ({ items: context.items }) },
        always: { guard: 'nothing is pending', target: 'completed' },
        on: { 'item.done': { actions: 'mark its end' }, 'item.failed': { actions: 'mark its end' } },
      },
      completed: {
        on: { retry: { guard: 'something failed', target: 'pending', actions: 'take up the failed ones' } },
      },
    },
  })
}
