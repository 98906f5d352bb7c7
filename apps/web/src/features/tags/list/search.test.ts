import * as v from 'valibot'
import { expect, test } from 'vitest'
import { askedOf, filterCount, TagListSearch } from './search.ts'

test('an address without anything asks for all tags by name', () => {
  expect(askedOf(v.parse(TagListSearch, {}))).toEqual({
    name: '',
    sort: 'name',
    templates: [],
    consents: [],
    active: undefined,
    withoutTriggers: false,
  })
})

test('what an address says wrongly is left out, the rest counts', () => {
  const search = v.parse(TagListSearch, {
    sort: 'colour',
    status: 'inactive',
    templates: ['nonsense'],
    consents: 'analytics',
    triggers: 'none',
  })
  expect(askedOf(search)).toMatchObject({
    sort: 'name',
    active: false,
    templates: [],
    consents: [],
    withoutTriggers: true,
  })
  expect(filterCount(search)).toBe(2)
})
