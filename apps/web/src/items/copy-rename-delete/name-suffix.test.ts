import { freeName } from '@waymark/domain/copy'
import { expect, test } from 'vitest'
import { nameSuffix } from './name-suffix.ts'

test('of a renamed item the added part is told apart', () => {
  expect(nameSuffix('Order total', 'Order total (copy)')).toBe('(copy)')
  expect(nameSuffix('Order total', 'Order total (copy 2)')).toBe('(copy 2)')
  expect(nameSuffix('Order total (copy)', 'Order total (copy) (copy)')).toBe('(copy)')
})

test('a name that was shortened to make room shows its added part too', () => {
  const long = 'x'.repeat(255)
  expect(
    nameSuffix(
      long,
      freeName(long, (name) => name === long),
    ),
  ).toBe('(copy)')
})

test('a name that stayed has no added part', () => {
  expect(nameSuffix('Order (copy)', 'Order (copy)')).toBe('')
})
