import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowOf } from './window-of.ts'

test('every row in view is drawn, and never many more', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(60), (count, part, fitting) => {
      const first = Math.max(0, count - fitting) * part
      const { from, to } = windowOf(count, { first, fitting })
      expect(from).toBeLessThanOrEqual(first)
      expect(to).toBeGreaterThanOrEqual(Math.min(count, first + fitting))
      expect(to).toBeLessThanOrEqual(count)
      expect(to - from).toBeLessThanOrEqual(Math.max(30, fitting + 20))
    }),
  )
})

test('a short list is drawn whole, wherever it stands', () => {
  expect(windowOf(12, { first: 0, fitting: 15 })).toEqual({ from: 0, to: 12 })
  expect(windowOf(30, { first: 20, fitting: 10 })).toEqual({ from: 0, to: 30 })
})

test('scrolling by one row seldom changes what is drawn', () => {
  const windows = Array.from({ length: 100 }, (_, first) => JSON.stringify(windowOf(500, { first, fitting: 15 })))
  expect(new Set(windows).size).toBeLessThanOrEqual(21)
})
