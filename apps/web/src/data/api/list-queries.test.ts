import { expect, test } from 'vitest'
import { nextOffset, rowsOf } from './list-queries.ts'

test('the next offset is that of the link in the response, and undefined on the last page', () => {
  expect(nextOffset({ links: { next: '/api/tag/v1/a/tags?page[limit]=50&page[offset]=100&sort=name' } })).toBe(100)
  expect(nextOffset({ links: { next: '/api/tag/v1/a/tags?page%5Blimit%5D=50&page%5Boffset%5D=50' } })).toBe(50)
  expect(nextOffset({ links: { next: null } })).toBeUndefined()
  expect(nextOffset({})).toBeUndefined()
})

test('a row that moved to the next page between two requests is shown once', () => {
  expect(
    rowsOf([{ data: [{ id: 'a' }, { id: 'b' }] }, { data: [{ id: 'b' }, { id: 'c' }] }]).map(({ id }) => id),
  ).toEqual(['a', 'b', 'c'])
})
