import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Id, isId, Name, unstorable, VariableName } from './index.ts'

describe('text that no row can hold', () => {
  test.each([
    ['a name', { data: { attributes: { name: 'a\0b' } } }, ['data', 'attributes', 'name']],
    ['half a character', ['fine', '\ud83d'], [1]],
    ['the name of a member', { options: { 'a\0': 1 } }, ['options']],
    ['nothing', { a: ['ż€😀', 1, null, true] }, undefined],
    ['the whole', '\0', []],
  ])('%s', (_, value, path) => {
    expect(unstorable(value)).toEqual(path)
  })

  test('is found in any JSON, and only there', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = JSON.stringify(value)
        const bad = text.includes('\\u0000') || /\\ud[89a-f]/.test(text)
        expect(unstorable(value) !== undefined).toBe(bad)
      }),
    )
  })

  test('is looked for in bodies nested deeper than any real one', () => {
    let deep: unknown = 'a\0'
    for (let level = 0; level < 200_000; level += 1) deep = [deep]
    expect(unstorable(deep)).toHaveLength(200_000)
  })
})

test('an id is a lower-case UUID of version 4', () => {
  expect(isId('63f34dad-8dda-49d9-a31d-15ae467ea716')).toBe(true)
  for (const id of ['63F34DAD-8DDA-49D9-A31D-15AE467EA716', '63f34dad-8dda-59d9-a31d-15ae467ea716', 'draft', ''])
    expect(v.is(Id, id)).toBe(false)
})

describe('names', () => {
  test('are trimmed and have 1 to 255 characters on one line', () => {
    expect(v.parse(Name, '  All pages ')).toBe('All pages')
    expect(v.is(Name, 'x'.repeat(255))).toBe(true)
    for (const name of ['', '   ', 'x'.repeat(256), 'a\tb', 'a\u0085b', 7, null]) expect(v.is(Name, name)).toBe(false)
  })

  test('of variables hold no pairs of braces', () => {
    expect(v.is(VariableName, 'a { b }')).toBe(true)
    expect(v.is(VariableName, 'a {{ b')).toBe(false)
    expect(v.is(VariableName, 'a }} b')).toBe(false)
  })
})
