import { expect, test } from 'vitest'
import { equal } from './index.ts'

test('values are equal in any order of keys', () => {
  expect(equal({ a: 1, b: [{ c: 2, d: null }] }, { b: [{ d: null, c: 2 }], a: 1 })).toBe(true)
  expect(equal([1, 2], [2, 1])).toBe(false)
  expect(equal({}, [])).toBe(false)
  expect(equal({ a: undefined }, {})).toBe(false)
})
