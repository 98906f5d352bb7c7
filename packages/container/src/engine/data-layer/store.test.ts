import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestPage, inputOf, runFromSource, tagItem, triggerItem, variableItem } from '../../testing/index.ts'
import { createStoredValues } from '../../testing/oracle/data-layer-helper.ts'
import { store } from './store.ts'

const keys = fc.constantFrom('a', 'b', 'c', 'ecommerce', 'items', '0', '1', 'own name', '')
const paths = fc.array(keys, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('.'))
const leaves = fc.constantFrom<unknown>(0, 1, '', 'text', true, false, null, undefined, Number.NaN)
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaves,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(keys, paths), tie('value'), { maxKeys: 3 }),
    fc.constantFrom<unknown>(new Date(0), /x/, new Map([[1, 2]]), new (class Basket {})()),
  ),
})).value

const items = fc.oneof(
  fc.record({ kind: fc.constant('object' as const), item: fc.dictionary(paths, values, { maxKeys: 3 }) }),
  fc.record({
    kind: fc.constant('command' as const),
    item: fc
      .tuple(paths, fc.constantFrom('push', 'pop', 'shift', 'reverse', 'concat', 'nothing'), values)
      .map(([path, method, value]) => [`${path}.${method}`, value]),
  }),
  fc.record({ kind: fc.constant('function' as const), path: paths, other: paths, value: values }),
  fc.record({ kind: fc.constant('other' as const), item: fc.oneof(leaves, fc.constant([]), fc.constant([7])) }),
)

const site = inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1)], variables: [variableItem(1)] })

/** A data layer of the engine, read through a function as any page can. */
function open(dataLayer: unknown[] = []) {
  runFromSource(site, createTestPage(), dataLayer)
  return {
    push: (item: unknown) => dataLayer.push(item),
    get(path: string) {
      let found: unknown
      dataLayer.push(function (this: { get(path: string): unknown }) {
        found = this.get(path)
      })
      return found
    },
  }
}

/** What a function of the page saw, if the item is one. */
function pushTo(
  { push }: { push(item: unknown): unknown },
  given: typeof items extends fc.Arbitrary<infer Item> ? Item : never,
) {
  const copy = structuredCloneOfPlain(given)
  if (copy.kind !== 'function') {
    push(copy.item)
    return undefined
  }
  let seen: unknown
  push(function (this: { get(path: string): unknown; set(path: string, value: unknown): void }) {
    this.set(copy.path, copy.value)
    try {
      seen = this.get(copy.other)
    } catch {
      // The published helper throws where a step is null.
    }
  })
  return seen
}

/** Lists and plain objects copied, everything else as it is. */
function structuredCloneOfPlain<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(structuredCloneOfPlain) as Value
  if (!value || typeof value !== 'object') return value
  const prototype = Object.getPrototypeOf(value)
  if (prototype && prototype !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, structuredCloneOfPlain(one)])) as Value
}

describe('the stored values', () => {
  test('are those of the published data-layer-helper, whatever is pushed', () => {
    fc.assert(
      fc.property(
        fc.array(items, { minLength: 1, maxLength: 8 }),
        fc.array(paths, { maxLength: 6 }),
        (pushed, stored) => {
          const own = open()
          const published = createStoredValues()
          for (const item of pushed) expect(pushTo(own, item)).toEqual(pushTo(published, item))
          for (const path of [...stored, 'a', 'b', 'ecommerce']) expect(own.get(path)).toEqual(published.get(path))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('merge objects and lists, and null or undefined take the place of a value', () => {
    const { get, push } = open()
    push({ ecommerce: { currency: 'EUR', items: [{ id: 1, n: 1 }, { id: 2 }] } })
    push({ ecommerce: { value: 7, items: [{ n: 2 }] } })
    expect(get('ecommerce')).toEqual({ currency: 'EUR', value: 7, items: [{ id: 1, n: 2 }, { id: 2 }] })
    push({ 'ecommerce.currency': 'PLN' })
    expect(get('ecommerce.currency')).toBe('PLN')
    push({ ecommerce: null })
    expect(get('ecommerce')).toBeNull()
    push({ ecommerce: { value: 1 } })
    expect(get('ecommerce')).toEqual({ value: 1 })
  })

  test('are replaced for one push by _clear, key by key, and emptied by reset', () => {
    const { get, push } = open()
    push({ ecommerce: { a: 1, items: [1, 2] }, page: { type: 'list' } })
    push({ _clear: true, ecommerce: { items: [3] }, 'page.kind': 'x' })
    expect([get('ecommerce'), get('page')]).toEqual([{ items: [3] }, { type: 'list', kind: 'x' }])
    push({ ecommerce: { b: 2 } })
    expect([get('ecommerce'), get('_clear')]).toEqual([{ items: [3], b: 2 }, undefined])
    push(function (this: { reset(): void; set(path: string, value: unknown): void }) {
      this.reset()
      this.set('page.type', 'new')
    })
    expect([get('ecommerce'), get('page')]).toEqual([undefined, { type: 'new' }])
  })

  test('are copies: what the page changes in its own objects later does not count', () => {
    const { get, push } = open()
    const mine = { list: [1] }
    push({ mine })
    mine.list.push(2)
    expect(get('mine')).toEqual({ list: [1] })
  })

  test('hold circles and very large values, and never touch the objects that all pages share', () => {
    const { get, push } = open()
    const circle: Record<string, unknown> = { n: 1 }
    circle.self = circle
    circle.others = Array.from({ length: 30 }, () => circle)
    push({ circle })
    expect(get('circle.self.self.n')).toBe(1)
    push(JSON.parse('{"__proto__": {"spoiled": 1}, "a": {"__proto__": {"spoiled": 1}}}'))
    push({ '__proto__.spoiled': 1, 'a.__proto__.spoiled': 1, 'constructor.prototype.spoiled': 1 })
    expect(({} as { spoiled?: 1 }).spoiled).toBeUndefined()
    const model = {}
    store(model, 'toString.name', 1)
    expect(Object.prototype.toString.name).toBe('toString')
  })

  test('of a burst before the container are those of the order in which it was pushed', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 8 }), (pushed) => {
        const before: unknown[] = []
        for (const item of pushed) pushTo({ push: (one) => before.push(one) }, item)
        const early = open(before)
        const late = open()
        for (const item of pushed) pushTo(late, item)
        for (const path of ['a', 'b', 'c', 'ecommerce', 'items']) expect(early.get(path)).toEqual(late.get(path))
      }),
    )
  })
})
