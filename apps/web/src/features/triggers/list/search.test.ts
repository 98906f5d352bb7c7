import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askedOf, filterCount, TriggerListSearch } from './search.ts'

test('an address without anything asks for all triggers by name', () => {
  expect(askedOf(v.parse(TriggerListSearch, {}))).toEqual({ name: '', sort: 'name', types: [], withoutTags: false })
})

test('what an address says wrongly is left out, the rest counts', () => {
  const search = v.parse(TriggerListSearch, {
    sort: 'colour',
    types: ['click', 'nonsense'],
    tags: 'none',
    name: ' cart ',
  })
  expect(askedOf(search)).toEqual({ name: 'cart', sort: 'name', types: [], withoutTags: true })
  expect(filterCount(search)).toBe(1)
})

test('types and the lack of tags are two filters', () => {
  expect(filterCount(v.parse(TriggerListSearch, { types: ['click', 'event'], tags: 'none' }))).toBe(2)
})
