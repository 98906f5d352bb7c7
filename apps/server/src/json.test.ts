import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './json.ts'

test('keys are sorted at every depth and blanks are left out', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x y' }], a: null })).toBe('{"a":null,"b":[{"c":"x y","d":1}]}')
})

test('an absent and an undefined member are the same', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }))
})

test('a member called __proto__ counts like any other', () => {
  expect(canonicalJson(JSON.parse('{"__proto__": {"x": 1}}'))).toBe('{"__proto__":{"x":1}}')
})

test('keys that look like numbers are sorted as text', () => {
  expect(canonicalJson({ 2: 'b', 10: 'a' })).toBe('{"10":"a","2":"b"}')
})

test('the text depends on the contents alone, not on the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse())
      expect(canonicalJson(turned)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
