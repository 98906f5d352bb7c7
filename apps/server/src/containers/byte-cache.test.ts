import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

function reader(sizes: Record<string, number>) {
  const read: string[] = []
  const cache = createByteCache(10)
  const get = (name: string) =>
    cache(name, async () => {
      read.push(name)
      return new Uint8Array(sizes[name] ?? 0)
    })
  return { read, get }
}

test('what is at hand is not read again', async () => {
  const { read, get } = reader({ a: 4, b: 4 })
  for (const name of ['a', 'b', 'a', 'b', 'a']) await get(name)
  expect(read).toEqual(['a', 'b'])
})

test('what was asked for longest ago gives way', async () => {
  const { read, get } = reader({ a: 4, b: 4, c: 4 })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
  expect(read).toEqual(['a', 'b', 'c', 'b'])
})

test('what is too large for all of the room is read each time and pushes nothing out', async () => {
  const { read, get } = reader({ a: 4, huge: 11 })
  for (const name of ['a', 'huge', 'huge', 'a']) await get(name)
  expect(read).toEqual(['a', 'huge', 'huge'])
})
