import { expect, test } from 'vitest'
import { NoConnection } from '#database/unavailable.ts'
import { createPasswordQueue } from './password-queue.ts'

/** Work that is done when the test says so. */
function pieces() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  return { started, piece, end: (name: string) => ends.get(name)?.() }
}

test('work of a smaller rank comes first, and of the same rank in the order it came', async () => {
  const { started, piece, end } = pieces()
  const queue = createPasswordQueue({ concurrency: 1, capacity: 10 })
  const ranks = { first: 5, late: 3, early: 0, later: 3, second: -1 }
  const all = Object.entries(ranks).map(([name, rank]) => queue.run(piece(name), rank))
  for (const name of ['first', 'second', 'early', 'late', 'later']) {
    await expect.poll(() => started.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all(all)).toEqual(Object.keys(ranks))
})

test('a full queue refuses what would come last, not what has just come', async () => {
  const { started, piece, end } = pieces()
  const queue = createPasswordQueue({ concurrency: 1, capacity: 2 })
  const outcomes = ['runs', 'flood 1', 'flood 2', 'user'].map((name) =>
    queue.run(piece(name), name === 'user' ? 0 : 9).catch(({ refusals }) => refusals[0].code),
  )
  expect(await outcomes[2]).toBe('TOO_MANY_REQUESTS_ERROR')
  for (const name of ['runs', 'user', 'flood 1']) {
    await expect.poll(() => started.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all(outcomes)).toEqual(['runs', 'flood 1', 'TOO_MANY_REQUESTS_ERROR', 'user'])
})

test('work that fails makes room for the next', async () => {
  const queue = createPasswordQueue({ concurrency: 1, capacity: 1 })
  const failed = queue.run(() => Promise.reject(new Error('no')), 0)
  const next = queue.run(async () => 'done', 0)
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('what waits is refused at once when a piece finds the database unavailable, and later work runs', async () => {
  const queue = createPasswordQueue({ concurrency: 1, capacity: 10 })
  const started: string[] = []
  const failing = queue.run(() => Promise.reject(new NoConnection('frozen')), 0)
  const waiting = ['a', 'b'].map((name) => queue.run(async () => started.push(name), 0))
  for (const refused of [failing, ...waiting]) await expect(refused).rejects.toThrow(NoConnection)
  expect(started).toEqual([])
  expect(await queue.run(async () => 'done', 0)).toBe('done')
})
