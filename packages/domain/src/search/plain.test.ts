import { expect, test } from 'vitest'
import { plain } from './index.ts'

test.each([
  ['Śledzenie', 'sledzenie'],
  ['WŁĄCZ', 'wlacz'],
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['Zürich', 'zurich'],
])('%s is found by %s, at the same place', (text, typed) => {
  expect(plain(text)).toBe(typed)
  expect(plain(text.normalize('NFD'))).toBe(typed)
  expect(plain(text)).toHaveLength(text.length)
})
