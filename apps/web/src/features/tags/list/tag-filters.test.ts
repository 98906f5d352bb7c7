import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filterCount } from '#items/list/filter/filters.ts'
import { TAG_FILTERS } from './tag-filters.ts'
import { TagListParams, tagQueryOf } from './tag-list-params.ts'

test('without search parameters the query is for all tags by name', () => {
  expect(tagQueryOf(v.parse(TagListParams, {}))).toEqual({ sort: ['name'], filter: {} })
})

test('invalid search parameters are left out, valid ones are used', () => {
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

test('the search looks into names and notes, and labels are any of several', () => {
  const params = v.parse(TagListParams, { name: ' sale ', labels: ['DACH', 'Paid social'] })
  expect(tagQueryOf(params)).toEqual({ sort: ['name'], filter: { search: 'sale', labels: ['DACH', 'Paid social'] } })
  expect(filterCount(TAG_FILTERS, params)).toBe(1)
  expect(tagQueryOf(v.parse(TagListParams, { labels: [''] }))).toEqual({ sort: ['name'], filter: {} })
})
