import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompileInput, TagItem } from '../compile/index.ts'
import * as arbitrary from '../testing/arbitrary.ts'
import { createTestPage, idOf, runFromSource, type TestPage } from '../testing/index.ts'
import { elements, runTracker, type Step, subjectOf, takeStep } from '../testing/traces.ts'

const tagsIn = (markup: readonly unknown[]): number[] =>
  markup.flatMap((text) => [...`${text}`.matchAll(/hit\((\d+)/g)].map(([, number]) => Number(number)))

/** Plays a visit and checks every firing while it happens. */
function watch(
  input: CompileInput,
  beginning: { dataLayer: readonly unknown[]; cookies: Readonly<Record<string, string>>; hasDoNotTrack: boolean },
  steps: readonly Step[],
  onFiring: (tag: TagItem, test: TestPage) => void,
): TestPage {
  const test = createTestPage({ cookies: { ...beginning.cookies }, hasDoNotTrack: beginning.hasDoNotTrack })
  const { renderMarkup } = test.page
  Object.assign(test.page, {
    renderMarkup: (markup: readonly never[], parent?: object) => {
      renderMarkup(markup, parent)
      for (const number of tagsIn(markup)) {
        onFiring(input.site.tags.find(({ id }) => id === idOf('tag', number))!, test)
      }
    },
  })
  test.elements = [...elements]
  const { dataLayer, call } = runFromSource(input, test, structuredClone([...beginning.dataLayer]))
  const subject = subjectOf({ push: (item) => dataLayer.push(item), call, answerAudiences: () => runTracker(test) })
  for (const step of steps) takeStep(step, test, subject)
  return test
}

const stored = (test: TestPage, type: string): unknown => {
  const cookie = Object.entries(test.cookies).find(([name]) => name.startsWith('wm_consents_'))?.[1]
  return cookie ? JSON.parse(cookie).c[type] : undefined
}

describe('any visit of a page', () => {
  test('no tag fires without the consent it needs, nor against an opt-out', () => {
    fc.assert(
      fc.property(arbitrary.input('published'), arbitrary.beginning, arbitrary.visit, (input, beginning, steps) => {
        watch(input, beginning, steps, (tag, test) => {
          if (input.settings.gdpr && tag.consent_type !== 'not_require_consent') {
            expect(stored(test, tag.consent_type)).toBe(1)
          }
          if (tag.respect_visitors_privacy) {
            expect(beginning.hasDoNotTrack).toBe(false)
            expect(test.cookies.wm_opt_out).not.toBe('1')
          }
        })
      }),
      { numRuns: 300 },
    )
  })

  test('a tag whose triggers all fire once per page view fires once per page view and trigger at most', () => {
    fc.assert(
      fc.property(arbitrary.input('published'), arbitrary.beginning, arbitrary.visit, (input, beginning, steps) => {
        const counts = new Map<string, number>()
        watch(input, beginning, steps, (tag) => counts.set(tag.id, (counts.get(tag.id) ?? 0) + 1))
        // Tags before and after others fire without a trigger.
        const beside = new Set(
          input.site.tags.flatMap(({ setup_tag, cleanup_tag }) => [setup_tag?.id, cleanup_tag?.id]),
        )
        for (const tag of input.site.tags.filter(({ id }) => !beside.has(id))) {
          const triggers = input.site.triggers.filter(({ id }) => tag.triggers.includes(id))
          const isOnce = triggers.every(({ conditions }) =>
            conditions.some(({ condition_type }) => /^once_per/.test(condition_type)),
          )
          if (isOnce) expect(counts.get(tag.id) ?? 0).toBeLessThanOrEqual(triggers.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('the same visit gives the same effects, byte for byte', () => {
    fc.assert(
      fc.property(arbitrary.input('published'), arbitrary.beginning, arbitrary.visit, (input, beginning, steps) => {
        const once = () => JSON.stringify(watch(input, beginning, steps, () => {}).effects)
        expect(once()).toBe(once())
      }),
      { numRuns: 100 },
    )
  })
})

/** Values that pages push by mistake or on purpose. */
const hostile = fc.constantFrom<() => unknown>(
  () => ({
    get event() {
      throw new Error('event')
    },
  }),
  () => ({
    event: 'signup',
    get plan() {
      throw new Error('plan')
    },
  }),
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('keys')
        },
        get: () => {
          throw new Error('get')
        },
      },
    ),
  () => Object.assign(Object.create(null), { event: 'signup' }),
  () => ({ event: { toString: () => 'signup' } }),
  () => ({
    event: 'signup',
    eventCallback: () => {
      throw new Error('callback')
    },
  }),
  () => () => {
    throw new Error('function')
  },
  () => ['constructor.constructor', 'return 1'],
  () => ['plan.__proto__.polluted', 1],
  () => JSON.parse('{"event":"signup","__proto__":{"polluted":true}}'),
  () => {
    const circle: Record<string, unknown> = { event: 'cart' }
    circle.plan = circle
    return circle
  },
  () => ({ event: 'cart', plan: Symbol('x') }),
  () => ({
    event: 'cart',
    plan: {
      toJSON: () => {
        throw new Error('json')
      },
    },
  }),
  () => 1n,
  () => Symbol('pushed'),
)

test('no pushed value makes the container throw or changes other objects', () => {
  fc.assert(
    fc.property(arbitrary.input('debug'), fc.array(hostile, { maxLength: 8 }), (input, makers) => {
      const test = createTestPage()
      const { dataLayer } = runFromSource(input, test)
      for (const make of makers) expect(dataLayer.push(make())).toBeGreaterThan(0)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
