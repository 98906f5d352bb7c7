import { expect, test } from 'vitest'
import { nextOffset, rowsOf } from './list-queries.ts'

test('the next page begins where the server says, and there is none after the last', () => {
  expect(nextOffset({ links: { next: '/api/tag/v1/a/tags?page[limit]=50&page[offset]=100&sort=name' } })).toBe(100)
  expect(nextOffset({ links: { next: '/api/tag/v1/a/tags?page%5Blimit%5D=50&page%5Boffset%5D=50' } })).toBe(50)
  expect(nextOffset({ links: { next: null } })).toBeUndefined()
  expect(nextOffset({})).toBeUndefined()
})

test('a row that slid to the next page while it was loaded is shown once', () => {
  expect(
    rowsOf([{ data: [{ id: 'a' }, { id: 'b' }] }, { data: [{ id: 'b' }, { id: 'c' }] }]).map(({ id }) => id),
  ).toEqual(['a', 'b', 'c'])
})
