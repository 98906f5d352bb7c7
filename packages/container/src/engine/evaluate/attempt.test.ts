import { describe, expect, test } from 'vitest'
import type { TagItem } from '../../compile/index.ts'
import {
  conditionItem,
  createTestPage,
  inputOf,
  onEvent,
  runArtifact,
  runFromSource,
  tagItem,
} from '../../testing/index.ts'

const NUMBERS = Array.from({ length: 12 }, (_, number) => number)

/** Tags that fire on `go` when the page's address holds its word. */
const siteOf = (changes: Partial<TagItem>, words: (number: number) => string) =>
  inputOf({
    tags: NUMBERS.map((number) => tagItem(number, changes)),
    triggers: NUMBERS.map((number) => onEvent(number, 'go', conditionItem(100 + number, { value: words(number) }))),
  })

const all = { consent_type: 'analytics', respect_visitors_privacy: true }

describe.each([
  ['from its sources', runFromSource],
  ['as an artifact', runArtifact],
])('tags on the same event, %s', (_how, run) => {
  function start(
    input: ReturnType<typeof siteOf>,
    onFiring: (fired: number, call: (...call: unknown[]) => unknown) => void,
  ) {
    const page = createTestPage({ cookies: { [`wm_consents_${input.appId}`]: '{"v":1,"t":"","c":{"analytics":1}}' } })
    const fired: unknown[] = []
    const { renderMarkup } = page.page
    Object.assign(page.page, {
      renderMarkup: (markup: readonly never[]) => {
        renderMarkup(markup)
        fired.push(...markup)
        onFiring(fired.length, call)
      },
    })
    const { dataLayer, call } = run(input, page)
    return { fired, dataLayer, page }
  }

  test('fire in their order where their conditions are met', () => {
    const { fired, dataLayer } = start(
      siteOf(all, (number) => (number % 3 ? '/' : 'nowhere')),
      () => {},
    )
    dataLayer.push({ event: 'go' })
    dataLayer.push({ event: 'stay' })
    expect(fired).toEqual([1, 2, 4, 5, 7, 8, 10, 11].map((number) => `hit(${number})`))
  })

  test('count as fired, also if they throw', () => {
    const { dataLayer } = start(
      siteOf(all, (number) => (number % 3 ? '/' : 'nowhere')),
      (count) => {
        if (count === 4) throw new Error('mine')
      },
    )
    let told: unknown
    dataLayer.push({
      event: 'go',
      eventCallback: (answer: unknown) => {
        told = answer
      },
    })
    expect(told).toEqual({ event: 'go', fired: 8 })
  })

  test('stop after the one during which the visitor withdraws consent', () => {
    const { fired, dataLayer } = start(
      siteOf(all, () => '/'),
      (count, call) => count === 3 && call('consent.set', { analytics: 0 }),
    )
    dataLayer.push({ event: 'go' })
    expect(fired).toHaveLength(3)
  })

  test('stop after the one during which the visitor opts out', () => {
    const { fired, dataLayer } = start(
      siteOf(all, () => '/'),
      (count, call) => count === 2 && call('privacy.optOut'),
    )
    dataLayer.push({ event: 'go' })
    expect(fired).toHaveLength(2)
  })

  test('do not stop at one that throws', () => {
    const { fired, dataLayer, page } = start(
      siteOf(all, () => '/'),
      (count) => {
        if (count === 4) throw new Error('mine')
      },
    )
    dataLayer.push({ event: 'go' })
    expect(fired).toHaveLength(12)
    expect(page.effects).toContainEqual({ kind: 'report', what: 'tag' })
  })
})
