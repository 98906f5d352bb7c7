import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import { compile, type TriggerItem } from '../../compile/index.ts'
import { rendered } from '../../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  inputOf,
  runFromSource,
  type TestElement,
  tagItem,
  triggerItem,
} from '../../testing/index.ts'

function start(triggers: readonly TriggerItem[], code: string) {
  const page = createTestPage()
  const tags = triggers.map(({ id }, at) => tagItem(at + 1, { triggers: [id], code: code.replace('N', `${at + 1}`) }))
  const running = runFromSource(inputOf({ triggers, tags }), page)
  const hits = () => rendered(page)
  const named = (event: string) => running.dataLayer.filter((item: any) => item.event === event)
  return { page, hits, named, ...running }
}

const card = (): TestElement => ({ markup: '<i class="card">', selectors: ['.card'] })

describe('an element in view', () => {
  const seen = (number: number, condition_type: string, options: Readonly<Record<string, unknown>> = {}) =>
    triggerItem(number, {
      trigger_type: 'element_visibility',
      conditions: [
        conditionItem(number, {
          variable_id: BUILT_INS.visibleElement.id,
          condition_type,
          value: '.card',
          options: { visible_percentage: 50, visible_seconds: 0, observe_changes: false, ...options },
        }),
      ],
    })
  const CODE = '<script>hit(N)</script>'

  test('counts each time, once per element or once per page view', () => {
    const { page, hits } = start(
      [seen(1, 'each_time'), seen(2, 'once_per_element'), seen(3, 'once_per_page_view')],
      CODE,
    )
    const [one, other] = [card(), card()]
    page.elements = [one, other]
    page.ready()
    page.see(one, 49)
    expect(hits()).toEqual([])
    page.see(one, 50)
    expect(hits()).toEqual(['hit(1)', 'hit(2)', 'hit(3)'])
    page.see(one, 100)
    page.see(one, 10)
    page.see(one, 60)
    page.see(other, 60)
    expect(hits().slice(3)).toEqual(['hit(1)', 'hit(1)', 'hit(2)'])
  })

  test('must stay for its time while the visitor looks at the page', () => {
    const { page, named } = start([seen(1, 'each_time', { visible_seconds: 2 })], CODE)
    const one = card()
    page.elements = [one]
    page.ready()
    page.see(one, 100)
    page.pass(1999)
    page.see(one, 0)
    page.see(one, 100)
    page.pass(1999)
    expect(named('waymark.elementVisibility')).toEqual([])
    page.isHidden = true
    page.pass(60_000)
    expect(named('waymark.elementVisibility')).toEqual([])
    page.show()
    page.pass(2000)
    page.pass(60_000)
    expect(named('waymark.elementVisibility')).toMatchObject([
      {
        event: 'waymark.elementVisibility',
        visibleElement: one,
        selector: '.card',
        visiblePercentage: 50,
        visibleSeconds: 2,
        addedLater: false,
        timesInView: 1,
      },
    ])
  })

  test('counts where it was added later only for triggers that ask for that', () => {
    const { page, hits } = start([seen(1, 'each_time'), seen(2, 'each_time', { observe_changes: true })], CODE)
    page.ready()
    const late = card()
    page.elements = [late]
    page.mutate()
    page.pass(100)
    page.see(late, 100)
    expect(hits()).toEqual(['hit(2)'])
  })
})

describe('a timer', () => {
  const timer = (
    number: number,
    value: string,
    options: Readonly<Record<string, unknown>>,
    ...more: ReturnType<typeof conditionItem>[]
  ) =>
    triggerItem(number, {
      trigger_type: 'timer',
      conditions: [
        conditionItem(number, { variable_id: BUILT_INS.timerCount.id, condition_type: 'each_time', value, options }),
        ...more,
      ],
    })
  const CODE = '<script>hit(N, {{ Timer Count }})</script>'

  test('fires its own tags at its interval until its limit is reached, or without end', () => {
    const { page, hits, named } = start([timer(1, '10', { limit: 2 }), timer(2, '10', {})], CODE)
    page.pass(9_999)
    expect(hits()).toEqual([])
    page.pass(1)
    expect(hits()).toEqual(['hit(1,  (1) )', 'hit(2,  (1) )'])
    page.pass(30_000)
    expect(hits().slice(2)).toEqual(['hit(1,  (2) )', 'hit(2,  (2) )', 'hit(2,  (3) )', 'hit(2,  (4) )'])
    expect(named('waymark.interval')).toHaveLength(6)
  })

  test('checks its conditions each time, or only to start', () => {
    const inCheckout = (number: number) => conditionItem(number, { value: '/checkout' })
    const { page, hits, dataLayer } = start(
      [timer(1, '10', {}, inCheckout(11)), timer(2, '10', { start: 'conditions', limit: 3 }, inCheckout(12))],
      CODE,
    )
    page.pass(5000)
    page.document.location.href = 'https://shop.example/checkout'
    dataLayer.push({ event: 'step' })
    page.pass(5000)
    expect(hits()).toEqual(['hit(1,  (1) )'])
    page.document.location.href = 'https://shop.example/thanks'
    page.pass(100_000)
    expect(hits().slice(1)).toEqual(['hit(2,  (1) )', 'hit(2,  (2) )', 'hit(2,  (3) )'])
  })
})

describe('a JavaScript error', () => {
  const failing = triggerItem(1, {
    trigger_type: 'javascript_error',
    conditions: [conditionItem(1, { variable_id: BUILT_INS.errorFile.id, value: '/app.js' })],
  })
  const error = { errorMessage: 'Uncaught Error: no', errorFile: 'https://shop.example/app.js', errorLine: 3 }

  test('gives conditions and tags its message, file and line', () => {
    const { page, hits } = start([failing], '<script>hit({{ Error Message }}, {{ Error Line }})</script>')
    page.fail({ ...error, errorFile: 'https://cdn.example/lib.js' })
    page.fail(error)
    expect(hits()).toEqual(['hit( ("Uncaught Error\\u003a no") ,  (3) )'])
  })

  test('counts at most twenty times on one page, and never for tags that fire on one', () => {
    const { page, named } = start([failing], '<script>hit(1)</script>')
    const { renderMarkup } = page.page
    Object.assign(page.page, {
      renderMarkup: (markup: never) => {
        renderMarkup(markup)
        page.fail({ ...error, errorMessage: 'of the tag' })
      },
    })
    page.fail(error)
    expect(named('waymark.javascriptError')).toHaveLength(1)
    for (let count = 0; count < 30; count++) page.fail(error)
    expect(named('waymark.javascriptError')).toHaveLength(20)
    expect(named('waymark.javascriptError')).not.toContainEqual(expect.objectContaining({ errorMessage: 'of the tag' }))
  })
})

test('an artifact without these triggers holds nothing of them', () => {
  const { source } = compile(inputOf({ triggers: [triggerItem(1)], tags: [tagItem(1)] }))
  expect(source).not.toMatch(/elementVisibility|IntersectionObserver|interval|javascriptError|unhandledrejection/)
})
