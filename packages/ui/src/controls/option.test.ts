import { expect, test } from 'vitest'
import { flat, matching } from './option.ts'

const OPTIONS = [
  { value: 'a', label: 'Zürich storefront' },
  { label: 'Group', options: [{ value: 'b', label: 'Order total' }] },
]

test('finds by words in any order, accents and case aside', () => {
  expect(flat(matching(OPTIONS, 'STORE zur')).map((option) => option.value)).toEqual(['a'])
})

test('leaves out groups in which nothing fits', () => {
  expect(matching(OPTIONS, 'zurich')).toHaveLength(1)
  expect(matching(OPTIONS, '  ')).toBe(OPTIONS)
})
