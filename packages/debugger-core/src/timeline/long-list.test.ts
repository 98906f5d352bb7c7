import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grown, itemAt, itemsOf, type LongList, NOTHING, withoutOldest } from './long-list.ts'

const listOf = (items: readonly number[]) => items.reduce<LongList<number>>(grown, NOTHING)

test('a long list holds what was added, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 300 }), (items) => {
      const list = listOf(items)
      expect(list.size).toBe(items.length)
      expect(itemsOf(list)).toEqual(items)
      expect(items.map((_, place) => itemAt(list, place))).toEqual(items)
      expect(itemAt(list, items.length)).toBeUndefined()
    }),
  )
})

test('what was held before is not changed by what is added', () => {
  const before = listOf([1, 2])
  grown(before, 3)
  expect(itemsOf(before)).toEqual([1, 2])
})

test('giving up the oldest items keeps the rest in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 300 }), (items) => {
      const { list, gone } = withoutOldest(listOf(items))
      expect([...gone, ...itemsOf(list)]).toEqual(items)
      expect(gone.length).toBeGreaterThan(0)
      expect(list.size).toBe(items.length - gone.length)
    }),
  )
})
