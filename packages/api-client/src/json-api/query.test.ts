import { anyOf, FLAG_FILTER, listRules, TEXT_FILTER } from '@waymark/domain/list'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listQuery, pageOf, platformQuery, readQuery, writeQuery } from './index.ts'

const rules = listRules({
  filters: { name: TEXT_FILTER, is_active: FLAG_FILTER, template: anyOf(['a', 'b', 'c,d']) },
  sorts: ['name', 'created_at'],
  initial: 'name',
})
const Tags = listQuery(rules)
const Sites = platformQuery(listRules({ filters: { search: TEXT_FILTER }, sorts: ['name'], initial: 'name' }))

/** The parameters of an address, as any server takes them apart. */
const pairs = (search: string): [string, string][] =>
  search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((text) => decodeURIComponent(text.replaceAll('+', ' '))) as [string, string])

const read = (search: string) => v.safeParse(Tags, readQuery(pairs(search)))
const output = (search: string) => {
  const result = read(search)
  return result.success ? result.output : 'refused'
}

const sort = fc.array(fc.constantFrom('name', '-name', 'created_at', '-created_at'), { minLength: 1, maxLength: 3 })
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })

test('a query of the tag API is written to an address and parsed back unchanged', () => {
  const query = fc.record(
    {
      page: fc.record({ limit: fc.integer({ min: 1, max: 1000 }), offset: fc.nat() }),
      filter: fc.record(
        { name, is_active: fc.boolean(), template: fc.uniqueArray(fc.constantFrom('a', 'b', 'c,d'), { minLength: 1 }) },
        { requiredKeys: ['is_active'] },
      ),
      sort,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (parsed) => {
      expect(output(writeQuery(parsed))).toEqual(parsed)
    }),
  )
})

test('a query of the platform API is written to an address and parsed back unchanged', () => {
  const query = fc.record(
    { limit: fc.integer({ min: 1, max: 1000 }), offset: fc.nat(), search: name },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (parsed) => {
      expect(v.parse(Sites, readQuery(pairs(writeQuery(parsed))))).toEqual(parsed)
    }),
  )
})

test('an address stays readable', () => {
  expect(
    writeQuery({ page: { limit: 50 }, filter: { name: 'a&b', template: ['a', 'b'] }, sort: ['name', '-created_at'] }),
  ).toBe('?page[limit]=50&filter[name]=a%26b&filter[template][0]=a&filter[template][1]=b&sort=name,-created_at')
  expect(writeQuery({ filter: { name: '' }, page: undefined, sort: [] })).toBe('')
})

describe('an address written by another client', () => {
  test.each([
    'filter[template]=a&filter[template]=b',
    'filter[template][]=a&filter[template][]=b',
    'filter%5Btemplate%5D%5B0%5D=a&filter[template][1]=b',
  ])('names several values of a filter as %s', (search) =>
    expect(output(search)).toEqual({ filter: { template: ['a', 'b'] } }),
  )

  test('may have empty filters and unknown parameters', () => {
    expect(output('filter[name]=&sort=&utm_source=x')).toEqual({})
    expect(v.parse(Sites, readQuery(pairs('search=&limit=5')))).toEqual({ limit: 5 })
  })

  test.each([
    'page[limit]=0',
    'page[limit]=1001',
    'page[limit]=x',
    'page[limit]=',
    'page[offset]=-1',
    'page[size]=5',
    'page=5',
    'page[limit=5',
    'pagelimit=5',
    'filter[unheard_of]=1',
    'filter[__proto__]=1',
    'filter=1',
    'filter[is_active]=yes',
    'filter[template]=z',
    `filter[name]=${'x'.repeat(256)}`,
    'filter[name]=a&filter[name]=b',
    'sort=size',
    'sort=name,,',
    'sort=--name',
    'filter[name]=%00',
  ])('is refused for %s', (search) => expect(output(search)).toBe('refused'))
})

test('without a page the first ten are returned', () => {
  expect(pageOf({})).toEqual({ limit: 10, offset: 0 })
  expect(pageOf({ page: { offset: 20 } })).toEqual({ limit: 10, offset: 20 })
  expect(pageOf({ limit: 3 })).toEqual({ limit: 3, offset: 0 })
})
