import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedPage, wholeList } from './list-page.ts'

const links = (address: string, total: number, page: { limit: number; offset: number }) =>
  groupedPage({ data: [], total }, new URL(address, 'http://a.example'), page).links

test('links keep every other parameter and leave brackets readable', () => {
  const address = '/api/tags?filter%5Bname%5D=a%26b&filter[template]=x&page%5Boffset%5D=20&page[limit]=10&sort=-name,id'
  expect(links(address, 45, { limit: 10, offset: 20 })).toEqual({
    self: '/api/tags?filter[name]=a%26b&filter[template]=x&sort=-name,id&page[limit]=10&page[offset]=20',
    first: '/api/tags?filter[name]=a%26b&filter[template]=x&sort=-name,id&page[limit]=10&page[offset]=0',
    last: '/api/tags?filter[name]=a%26b&filter[template]=x&sort=-name,id&page[limit]=10&page[offset]=40',
    prev: '/api/tags?filter[name]=a%26b&filter[template]=x&sort=-name,id&page[limit]=10&page[offset]=10',
    next: '/api/tags?filter[name]=a%26b&filter[template]=x&sort=-name,id&page[limit]=10&page[offset]=30',
  })
})

test('an empty list has no previous and no next page', () => {
  expect(links('/a', 0, { limit: 10, offset: 0 })).toMatchObject({ prev: null, next: null })
})

test('a list on one page has that page as the first and the last', () => {
  const address = '/analytics/dimensions/?website_id=a%20b'
  expect(wholeList({ data: [1, 2], total: 2 }, new URL(address, 'http://a.example'))).toEqual({
    data: [1, 2],
    meta: { total: 2 },
    links: { self: address, first: address, last: address, prev: null, next: null },
  })
})

test('following next from the first page reaches every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 60 }), (total, limit) => {
      let seen = 0
      let address: string | null = '/a'
      while (address !== null) {
        const offset: number = Number(new URL(address, 'http://a.example').searchParams.get('page[offset]') ?? 0)
        expect(offset).toBe(seen)
        seen += Math.min(limit, total - offset)
        address = links(address, total, { limit, offset }).next
      }
      expect(seen).toBe(total)
    }),
  )
})
