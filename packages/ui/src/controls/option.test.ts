import { plain as plainOfProduct } from '@waymark/domain/search'
import { expect, test } from 'vitest'
import { flat, matching, nearestFirst, plain } from './option.ts'

const OPTIONS = [
  { value: 'a', label: 'Zürich storefront' },
  { label: 'Group', options: [{ value: 'b', label: 'Order total' }] },
]

test('finds words in any order, ignoring accents and case', () => {
  expect(flat(matching(OPTIONS, 'STORE zur')).map((option) => option.value)).toEqual(['a'])
})

test('finds Polish labels typed without diacritics', () => {
  const options = ['Własny kod HTML', 'Śledzenie'].map((label) => ({ value: label, label }))
  expect(matching(options, 'wlasny')).toEqual([options[0]])
  expect(matching(options, 'sledz')).toEqual([options[1]])
})

test('compares texts as the searches of the product do', () => {
  const letters = String.fromCharCode(...Array(0x1f00).keys())
  expect(plain(letters)).toBe(plainOfProduct(letters))
})

test('leaves out groups without a match', () => {
  expect(matching(OPTIONS, 'zurich')).toHaveLength(1)
  expect(matching(OPTIONS, '  ')).toBe(OPTIONS)
})

test('sorts labels that begin with the search first, then those with such a word, then unavailable options', () => {
  const option = (label: string, disabledReason?: string) => ({
    value: label,
    label,
    ...(disabledReason && { disabledReason }),
  })
  const options = [
    option('Storefront'),
    option('Cookie: order'),
    option('Order loop', 'Would loop'),
    option('Order total'),
  ]
  expect(nearestFirst(options, 'or').map(({ label }) => label)).toEqual([
    'Order total',
    'Cookie: order',
    'Storefront',
    'Order loop',
  ])
  expect(nearestFirst(options, ' ')).toBe(options)
})
