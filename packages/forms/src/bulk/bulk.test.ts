import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { bulkMachine, countsOf } from './index.ts'

/** A server that answers each item when the test says so. */
function server() {
  const waiting = new Map<string, { succeed(): void; fail(): void }>()
  const run = (item: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(item, { succeed: resolve, fail: () => reject(new Error(`${item} is gone`)) })
    })
  const of = (item: string) => {
    const call = waiting.get(item)
    if (!call) throw new Error(`no call for ${item}`)
    waiting.delete(item)
    return call
  }
  return { run, waiting, of }
}

const begin = (items: readonly string[]) => {
  const { run, ...rest } = server()
  const actor = createActor(bulkMachine(run), { input: { items } }).start()
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
    const { actor, states, settled, of } = begin(['a', 'b', 'c'])
    actor.send({ type: 'start' })
    of('b').fail()
    of('c').succeed()
    await settled(1)
    expect(states()).toEqual(['pending', 'error', 'done'])
    expect(actor.getSnapshot().value).toBe('pending')
    of('a').fail()
    await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    expect(states()).toEqual(['error', 'error', 'done'])
    const failures = actor.getSnapshot().context.items.map(({ failure }) => failure)
    expect(failures).toEqual([new Error('a is gone'), new Error('b is gone'), undefined])
  })

  test('goes on when the work for an item throws at once', async () => {
    const thrown = new Error('no id')
    const actor = createActor(
      bulkMachine<string>((item) => {
        if (item === 'a') throw thrown
        return Promise.resolve()
      }),
      { input: { items: ['a', 'b'] } },
    ).start()
    actor.send({ type: 'start' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    expect(context.items).toEqual([
      { item: 'a', state: 'error', failure: thrown },
      { item: 'b', state: 'done' },
    ])
  })

  test('tries only the failed ones again', async () => {
    const { actor, waiting, of, states } = begin(['a', 'b'])
    actor.send({ type: 'start' })
    of('a').succeed()
    of('b').fail()
    await waitFor(actor, (snapshot) => snapshot.value === 'completed')
    actor.send({ type: 'retry' })
    expect([...waiting.keys()]).toEqual(['b'])
    expect(countsOf(actor.getSnapshot().context.items)).toEqual({ pending: 1, done: 1, error: 0 })
    expect(actor.getSnapshot().context.items[1]?.failure).toBeUndefined()
    of('b').succeed()
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
        fc.array(fc.constantFrom('done', 'error'), { maxLength: 12 }).chain((ends) =>
          fc.record({
            ends: fc.constant(ends),
            order: fc.shuffledSubarray([...ends.keys()], { minLength: ends.length, maxLength: ends.length }),
          }),
        ),
        async ({ ends, order }) => {
          const { actor, of, states } = begin(ends.map((_, index) => String(index)))
          actor.send({ type: 'start' })
          for (const index of order) {
            if (ends[index] === 'done') of(String(index)).succeed()
            else of(String(index)).fail()
          }
          await waitFor(actor, (snapshot) => snapshot.value === 'completed')
          expect(states()).toEqual(ends)
        },
      ),
      { numRuns: 50 },
    )
  })
})
