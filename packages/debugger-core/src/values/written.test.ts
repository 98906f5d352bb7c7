import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { membersOf, printValue } from './index.ts'

const map = (size: number, ...entries: unknown[]) => ({ '[[Map]]': size, '[[Entries]]': entries })

describe('a value of the page, as text', () => {
  test.each([
    [map(2, ['NW-4471-42', 1], ['NW-0932', 2]), 'Map(2) {"NW-4471-42" → 1, "NW-0932" → 2}'],
    [{ '[[Set]]': 3, '[[Entries]]': ['a', { b: 1 }] }, 'Set(3) {"a", {"b":1}, …}'],
    [{ '[[Error]]': 'TypeError: no region' }, 'TypeError: no region'],
    [{ '[[Error]]': 'Error: late', code: 7 }, 'Error: late {"code":7}'],
    [{ '[[Class]]': 'Basket', items: [1, 2] }, 'Basket {"items":[1,2]}'],
    [{ '[[Class]]': 'WeakMap' }, 'WeakMap {}'],
    [{ total: { '[[Value]]': 'NaN' }, text: 'NaN' }, '{"total":NaN,"text":"NaN"}'],
    [map(1, [{ '[[Value]]': '10n' }, { '[[Value]]': 'undefined' }]), 'Map(1) {10n → undefined}'],
    [{ basket: map(1, [map(0), null]) }, '{"basket":Map(1) {Map(0) {} → null}}'],
    [map(1, ['[error]']), 'Map(1) {"[error]"}'],
  ])('%j', (value, text) => expect(printValue(value)).toBe(text))

  test('has one member on each line where there is room', () => {
    expect(printValue({ a: map(1, ['k', [1]]), b: {} }, { lines: true })).toBe(
      '{\n  "a": Map(1) {\n    "k" → [\n      1\n    ]\n  },\n  "b": {}\n}',
    )
  })

  test('is JSON unless it contains values that JSON cannot express', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(printValue(value)).toBe(JSON.stringify(value))
        expect(printValue(value, { lines: true })).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })

  test('keeps keys of the protocol with other content as keys', () => {
    for (const value of [{ '[[Map]]': 'x' }, { '[[Map]]': 1 }, { '[[Class]]': 1 }, { a: 1, '[[Class]]': 'B' }]) {
      expect(printValue(value)).toBe(JSON.stringify(value))
    }
  })

  test('nested without end has no members that cannot be written', () => {
    let key: unknown = 1
    for (let level = 0; level < 50_000; level += 1) key = map(1, [key, 1])
    expect(membersOf(key)?.members[0]?.label.includes('…')).toBe(true)
  })
})
