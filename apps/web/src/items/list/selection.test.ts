import { expect, test } from 'vitest'
import { all, extend, NOTHING, toggle, within } from './selection.ts'

const ROWS = ['a', 'b', 'c', 'd']
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].sort().join('')

test('a row is selected and deselected', () => {
  expect(ids(toggle(NOTHING, 'b'))).toBe('b')
  expect(ids(toggle(toggle(NOTHING, 'b'), 'b'))).toBe('')
})

test('a range extends from the row selected last, in either direction', () => {
  expect(ids(extend(toggle(NOTHING, 'b'), 'd', ROWS))).toBe('bcd')
  expect(ids(extend(toggle(NOTHING, 'c'), 'a', ROWS))).toBe('abc')
  expect(ids(extend(NOTHING, 'c', ROWS))).toBe('c')
})

test('removed rows are dropped from the selection', () => {
  expect(ids(within(all(ROWS), ['a', 'd']))).toBe('ad')
})
