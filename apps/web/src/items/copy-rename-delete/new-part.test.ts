import { freeName } from '@waymark/domain/copy'
import { expect, test } from 'vitest'
import { newPart } from './new-part.ts'

test('of a renamed item the added part is told apart', () => {
  expect(newPart('Order total', 'Order total (copy)')).toBe('(copy)')
  expect(newPart('Order total', 'Order total (copy 2)')).toBe('(copy 2)')
  expect(newPart('Order total (copy)', 'Order total (copy) (copy)')).toBe('(copy)')
})

test('a name that was shortened to make room shows its added part too', () => {
  const long = 'x'.repeat(255)
  expect(
    newPart(
      long,
      freeName(long, (name) => name === long),
    ),
  ).toBe('(copy)')
})

test('a name that stayed has no added part', () => {
  expect(newPart('Order (copy)', 'Order (copy)')).toBe('')
})
