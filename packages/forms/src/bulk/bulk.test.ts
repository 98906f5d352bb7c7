import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { bulkMachine, countsOf } from './index.ts'

/** A server that answers each item when the test says so. */
function server() {
  const waiting = new Map<string, { answer(ok: boolean): void; breakDown(): void }>()
  const logged: [string, unknown][] = []
  const effects = {
    run: (item: string) =>
      new Promise<{ ok: boolean }>((resolve, reject) => {
        waiting.set(item, { answer: (ok) => resolve({ ok }), breakDown: () => reject(new Error('gone')) })
      }),
    log: (item: string, failure: unknown) => void logged.push([item, failure]),
  }
  const of = (item: string) => {
    const call = waiting.get(item)
    if (!call) throw new Error(`no call for ${item}`)
    waiting.delete(item)
    return call
  }
  return { effects, waiting, logged, of }
}

const begin = (items: readonly string[]) => {
  const { effects, ...rest } = server()
  const actor = createActor(bulkMachine(effects), { input: { items } }).start()
  const states = () => actor.getSnapshot().context.items.map(({ state }) => state)
  const settled = (left: number) => waitFor(actor, ({ context }) => countsOf(context.items).pending === left)
  return { actor, states, settled, ...rest }
}

describe('a bulk operation', () => {
  test('does nothing before it is started', () => {
    const { actor, waiting } = begin(['a', 'b'])
    expect(actor.getSnapshot().value).toBe('not started')
    expect(waiting.size).toBe(0)
  })

  test('works on all items at the same time', () => {
    const { actor, waiting } = begin(['a', 'b', 'c'])
    actor.send({ type: 'start' })
    expect([...waiting.keys()]).toEqual(['a', 'b', 'c'])
  })

  test('marks each item as it ends and continues after a failure', async () => {
    const { actor, states, settled, of, logged } = begin(['a', 'b', 'c'])
    actor.send({ type: 'start' })
    of('b').answer(false)
    of('c').answer(true)
    await settled(1)
    expect(states()).toEqual(['pending', 'error', 'done'])
    expect(actor.getSnapshot().value).toBe('pending')
    of('a').breakDown()
    await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    expect(states()).toEqual(['error', 'error', 'done'])
    expect(logged.map(([item]) => item)).toEqual(['b', 'a'])
  })

  test('goes on when the work for an item, or the log of its failure, throws', async () => {
    const actor = createActor(
      bulkMachine<string>({
        run(item) {
          if (item === 'b') throw new Error('no id')
          return Promise.resolve(item === 'c' ? (undefined as never) : { ok: item === 'd' })
        },
        log() {
          throw new Error('no log')
        },
      }),
      { input: { items: ['a', 'b', 'c', 'd'] } },
    ).start()
    actor.send({ type: 'start' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    expect(context.items.map(({ state }) => state)).toEqual(['error', 'error', 'error', 'done'])
  })

  test('tries only the failed ones again', async () => {
    const { actor, waiting, of, states } = begin(['a', 'b'])
    actor.send({ type: 'start' })
    of('a').answer(true)
    of('b').answer(false)
    await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    actor.send({ type: 'retry' })
    expect([...waiting.keys()]).toEqual(['b'])
    expect(countsOf(actor.getSnapshot().context.items)).toEqual({ pending: 1, done: 1, error: 0 })
    of('b').answer(true)
    await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    expect(states()).toEqual(['done', 'done'])
    actor.send({ type: 'retry' })
    expect(actor.getSnapshot().value).toBe('completed')
  })

  test('with nothing to do is completed at once', () => {
    const { actor } = begin([])
    actor.send({ type: 'start' })
    expect(actor.getSnapshot().value).toBe('completed')
  })

  test('ends with every item done or failed, in any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('done', 'rejected', 'broken'), { maxLength: 12 }).chain((ends) =>
          fc.record({
            ends: fc.constant(ends),
            order: fc.shuffledSubarray([...ends.keys()], { minLength: ends.length, maxLength: ends.length }),
          }),
        ),
        async ({ ends, order }) => {
          const { actor, of, states } = begin(ends.map((_, index) => String(index)))
          actor.send({ type: 'start' })
          for (const index of order) {
            if (ends[index] === 'broken') of(String(index)).breakDown()
            else of(String(index)).answer(ends[index] === 'done')
          }
          await waitFor(actor, (snapshot) => snapshot.value === 'completed')
          expect(states()).toEqual(ends.map((end) => (end === 'done' ? 'done' : 'error')))
        },
      ),
      { numRuns: 50 },
    )
  })
})
