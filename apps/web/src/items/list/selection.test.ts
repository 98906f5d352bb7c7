import { expect, test } from 'vitest'
import { all, extend, NOTHING, toggle, within } from './selection.ts'

const ORDER = ['a', 'b', 'c', 'd']
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].sort().join('')

test('a row is selected and deselected', () => {
  expect(ids(toggle(NOTHING, 'b'))).toBe('b')
  expect(ids(toggle(toggle(NOTHING, 'b'), 'b'))).toBe('')
})

test('a range extends from the row selected last, in either direction', () => {
  expect(ids(extend(toggle(NOTHING, 'b'), 'd', ORDER))).toBe('bcd')
  expect(ids(extend(toggle(NOTHING, 'c'), 'a', ORDER))).toBe('abc')
  expect(ids(extend(NOTHING, 'c', ORDER))).toBe('c')
})

test('removed rows are dropped from the selection', () => {
  expect(ids(within(all(ORDER), ['a', 'd']))).toBe('ad')
})
