import { freeName } from '@waymark/domain/copy'
import { expect, test } from 'vitest'
import { nameSuffix } from './name-suffix.ts'

test('the added suffix of a renamed item is found', () => {
  expect(nameSuffix('Order total', 'Order total (copy)')).toBe('(copy)')
  expect(nameSuffix('Order total', 'Order total (copy 2)')).toBe('(copy 2)')
  expect(nameSuffix('Order total (copy)', 'Order total (copy) (copy)')).toBe('(copy)')
})

test('the suffix of a shortened name is found', () => {
  const long = 'x'.repeat(255)
  expect(
    nameSuffix(
      long,
      freeName(long, (name) => name === long),
    ),
  ).toBe('(copy)')
})

test('an unchanged name has no suffix', () => {
  expect(nameSuffix('Order (copy)', 'Order (copy)')).toBe('')
})
