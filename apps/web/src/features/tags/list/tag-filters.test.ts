import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filterCount } from '#items/list/filters.ts'
import { TAG_FILTERS, TagListParams, tagQueryOf } from './tag-filters.ts'

test('an address without search parameters asks for all tags by name', () => {
  expect(tagQueryOf(v.parse(TagListParams, {}))).toEqual({ sort: ['name'], filter: {} })
})

test('search parameters that do not fit are left out, the others count', () => {
  const params = v.parse(TagListParams, {
    sort: 'colour',
    status: 'inactive',
    templates: ['nonsense'],
    consents: 'analytics',
    triggers: 'none',
  })
  expect(tagQueryOf(params)).toEqual({ sort: ['name'], filter: { is_active: false, has_any_triggers: false } })
  expect(filterCount(TAG_FILTERS, params)).toBe(2)
})
