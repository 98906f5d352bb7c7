import { describe, expect, test } from 'vitest'
import { createTestPage } from '../testing/index.ts'
import { valueTypeOf } from './kind-of.ts'
import { serialise } from './serialise.ts'

const { page } = createTestPage()
const element = { markup: '<a#id.class>', selectors: [] }
const serialised = (value: unknown, limit = 32_768) => serialise(page, value, limit)

describe('a value on its way to the debugger', () => {
  test.each([
    [undefined, 'undefined', { isJson: false, value: 'undefined' }],
    [null, 'null', { isJson: true, value: 'null' }],
    [true, 'boolean', { isJson: true, value: 'true' }],
    [-1.5, 'number', { isJson: true, value: '-1.5' }],
    [Number.NaN, 'number', { isJson: false, value: 'NaN' }],
    [-Infinity, 'number', { isJson: false, value: '-Infinity' }],
    ['a "b"', 'string', { isJson: false, value: 'a "b"' }],
    [10n, 'bigint', { isJson: false, value: '10n' }],
    [Symbol('s'), 'symbol', { isJson: false, value: 'Symbol(s)' }],
    [[1, 'x', [null]], 'array', { isJson: true, value: '[1,"x",[null]]' }],
    [{ a: { b: undefined } }, 'object', { isJson: true, value: '{"a":{"b":{"[[Value]]":"undefined"}}}' }],
    [
      [Number.NaN, 'NaN', 1n, Infinity],
      'array',
      { isJson: true, value: '[{"[[Value]]":"NaN"},"NaN",{"[[Value]]":"1n"},{"[[Value]]":"Infinity"}]' },
    ],
    [function named() {}, 'function', { isJson: false, value: 'function named()' }],
    [element, 'element', { isJson: false, value: '<a#id.class>' }],
    [{ element, run: () => 1 }, 'object', { isJson: true, value: '{"element":"<a#id.class>","run":"function run()"}' }],
  ])('%s is a %s', (value, kind, text) => {
    expect(valueTypeOf(page, value)).toBe(kind)
    expect(serialised(value)).toEqual(text)
  })

  class Basket {
    items = 2
  }
  test.each([
    [
      new Map<unknown, unknown>([
        ['a', 1],
        [{ b: 2 }, new Set([null])],
      ]),
      'map',
      '{"[[Map]]":2,"[[Entries]]":[["a",1],[{"b":2},{"[[Set]]":1,"[[Entries]]":[null]}]]}',
    ],
    [new Set(['a', undefined]), 'set', '{"[[Set]]":2,"[[Entries]]":["a",{"[[Value]]":"undefined"}]}'],
    [new TypeError('no region'), 'error', '{"[[Error]]":"TypeError: no region"}'],
    [Object.assign(new Error('late'), { code: 7 }), 'error', '{"[[Error]]":"Error: late","code":7}'],
    [new Basket(), 'instance', '{"[[Class]]":"Basket","items":2}'],
    [new URL('https://a.example/b'), 'instance', '"https://a.example/b"'],
    [/x+/g, 'instance', '"/x+/g"'],
    [Object.create(null), 'object', '{}'],
    [{ '[[Map]]': 3, '[[Entries]]': [] }, 'object', '{" [[Map]]":3," [[Entries]]":[]}'],
  ])('%s is written as what it is', (value, kind, text) => {
    expect(valueTypeOf(page, value)).toBe(kind)
    expect(serialised(value)).toEqual({ isJson: true, value: text })
  })

  test('maps and sets that are huge, circular or only pretend are limited', () => {
    const huge = new Map(Array.from({ length: 100_000 }, (_, key) => [key, key]))
    const { '[[Map]]': size, '[[Entries]]': entries } = JSON.parse(serialised(huge).value)
    expect([size, entries.length]).toEqual([100_000, 200])
    const circle = new Map<string, unknown>()
    circle.set('self', circle)
    expect(serialised(circle).value).toBe('{"[[Map]]":1,"[[Entries]]":[["self","[circular]"]]}')
    expect(serialised({ [Symbol.toStringTag]: 'Map' }).value).toBe('{}')
    expect(serialised(new Proxy(new Map(), {})).value).toBe('{"[[Class]]":"Map"}')
  })

  test('classes, errors and entries that throw are serialised as far as they can be read', () => {
    const fail = () => {
      throw new Error('mine')
    }
    const nameless = Object.create(Object.create({}, { constructor: { get: fail } }))
    const tagged = Object.defineProperty({ a: 1 }, Symbol.toStringTag, { get: fail })
    const silent = Object.defineProperty(new Error('x'), 'message', { get: fail })
    const entry = new Map([['a', Object.defineProperty({}, 'b', { enumerable: true, get: fail })]])
    expect(serialised({ nameless, tagged, entry }).value).toBe(
      '{"nameless":{},"tagged":{"a":1},"entry":{"[[Map]]":1,"[[Entries]]":[["a",{"b":"[error]"}]]}}',
    )
    expect(serialised({ silent, after: 1 }).value).toBe('{"silent":"[error]","after":1}')
    expect(serialised(silent)).toEqual({ isJson: false, value: '[error]' })
  })

  test('circular, deep and wide values are limited', () => {
    const circle: Record<string, unknown> = { a: 1 }
    circle.self = circle
    expect(serialised(circle).value).toBe('{"a":1,"self":"[circular]"}')
    let deep: unknown = 'end'
    for (let level = 0; level < 20; level++) deep = { deep }
    expect(serialised(deep).value.match(/deep/g)).toHaveLength(8)
    expect(JSON.parse(serialised(Array.from({ length: 5000 }, () => 0)).value)).toHaveLength(200)
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`k${number}`, 0]))
    expect(Object.keys(JSON.parse(serialised(wide).value))).toHaveLength(200)
  })

  test('getters that throw, a replaced toJSON and proxies do not stop it', () => {
    const odd = {
      get a() {
        throw new Error('a')
      },
      b: { toJSON: () => 'spoiled' },
      c: new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('keys')
          },
        },
      ),
    }
    expect(serialised(odd).value).toMatch(
      /^\{"a":"\[error\]","b":\{"toJSON":"function toJSON\(\)"\},"c":(\{\}|"\[error\]")\}$/,
    )
  })

  test('a value with countless paths is read only up to the limit', () => {
    let reads = 0
    const many = (inner: unknown) =>
      new Proxy(
        Array.from({ length: 50 }, () => inner),
        {
          get: (list, key) => {
            if (/^\d+$/.test(String(key))) reads++
            return Reflect.get(list, key)
          },
        },
      )
    let value: unknown = 'end'
    for (let level = 0; level < 8; level++) value = many(value)
    const { isJson, value: text } = serialised({ value })
    expect({ isJson, length: text.length }).toEqual({ isJson: false, length: 32_769 })
    expect(text.startsWith('{"value":[[[[[[["[array]","[array]"')).toBe(true)
    expect(reads).toBeLessThan(32_768)
  })

  test('a value that cannot be read is an error', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const nameless = Object.defineProperty(() => 1, 'name', {
      get: () => {
        throw new Error('name')
      },
    })
    for (const value of [proxy, nameless]) {
      expect(valueTypeOf(page, value)).toBe(typeof value)
      expect(serialised(value)).toEqual({ isJson: false, value: '[error]' })
    }
    expect(serialised({ proxy, a: 1 })).toEqual({ isJson: true, value: '{"proxy":"[error]","a":1}' })
  })

  test('a text that is too long is cut and no longer JSON', () => {
    expect(serialised(['x'.repeat(100)], 50)).toEqual({ isJson: false, value: `["${'x'.repeat(48)}…` })
  })
})
