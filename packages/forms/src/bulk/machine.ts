import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { type BulkItem, withState } from './state.ts'

/** The result of one item. A rejection is an ordinary result; the other items go on. */
export interface ItemOutcome {
  readonly ok: boolean
}

export interface BulkEffects<Item> {
  /** Does the work for one item: deletes it, or changes it. If it throws or rejects, the item has failed. */
  run(item: Item): Promise<ItemOutcome>
  /** Called for every item that failed, with the failure. What it throws is ignored. */
  log?(item: Item, failure: unknown): void
}

type ItemEvent = { type: 'item.done'; index: number } | { type: 'item.failed'; index: number; failure: unknown }

/** The events of a bulk operation: those of the user, and how each item ended. */
export type BulkEvent = { type: 'start' } | { type: 'retry' } | ItemEvent

/**
 * A bulk operation. All items run at the same time, and a failure does not stop the others; failed items can be retried
 * when it is completed.
 */
export function bulkMachine<Item>({ run, log }: BulkEffects<Item>) {
  async function endOf(item: Item, index: number): Promise<ItemEvent> {
    try {
      const outcome = await run(item)
      return outcome.ok ? { type: 'item.done', index } : { type: 'item.failed', index, failure: outcome }
    } catch (failure) {
      return { type: 'item.failed', index, failure }
    }
  }
  function logSafely(item: Item, failure: unknown) {
    try {
      log?.(item, failure)
    } catch {
      // The other items go on.
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
      'mark done': assign(({ context, event }) =>
        event.type === 'item.done' ? { items: withState(context.items, event.index, 'done') } : {},
      ),
      'mark failed': enqueueActions(({ context, event, enqueue }) => {
        if (event.type !== 'item.failed') return
        const failed = context.items[event.index]
        if (failed) logSafely(failed.item, event.failure)
        enqueue.assign({ items: withState(context.items, event.index, 'error') })
      }),
      'take up the failed ones': assign(({ context }) => ({
        items: context.items.map((entry) =>
          entry.state === 'error' ? { ...entry, state: 'pending' as const } : entry,
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
        on: { 'item.done': { actions: 'mark done' }, 'item.failed': { actions: 'mark failed' } },
      },
      completed: {
        on: { retry: { guard: 'something failed', target: 'pending', actions: 'take up the failed ones' } },
      },
    },
  })
}
