import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import type { TagItem, TriggerItem } from '../../compile/index.ts'
import { rendered } from '../../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  idOf,
  inputOf,
  runFromSource,
  settings,
  type TestElement,
  tagItem,
  triggerItem,
} from '../../testing/index.ts'

const clicked = (id: string) =>
  conditionItem(1, { variable_id: BUILT_INS.clickId.id, condition_type: 'equals', value: id })

function start(triggers: readonly TriggerItem[], code = '<script>hit({{ Event }})</script>', delay = 500) {
  const page = createTestPage()
  const input = inputOf(
    { triggers, tags: triggers.map(({ id }, at) => tagItem(at + 1, { triggers: [id], code })) },
    { settings: { ...settings, delay } },
  )
  return { page, ...runFromSource(input, page) }
}

describe('listeners', () => {
  test('each interval in use fires once', () => {
    const time = (number: number, value: string) =>
      triggerItem(number, {
        trigger_type: 'time_on_website',
        conditions: [
          conditionItem(number, { variable_id: BUILT_INS.timeOnWebsite.id, condition_type: 'each_time', value }),
        ],
      })
    const { page, dataLayer } = start(
      [time(1, '3'), time(2, '15'), time(3, '3')],
      '<script>hit({{ Time on website }})</script>',
    )
    page.pass(400_000)
    expect(rendered(page)).toEqual(['hit( (3) )', 'hit( (3) )', 'hit( (15) )'])
    expect(dataLayer.filter((item: any) => item.event === 'waymark.timer')).toHaveLength(2)
  })

  test('scrolling is reported at once, then at most each 200 ms, and at the end', () => {
    const { page, dataLayer } = start([
      triggerItem(1, {
        trigger_type: 'page_scroll',
        conditions: [
          conditionItem(1, {
            variable_id: BUILT_INS.pageScroll.id,
            condition_type: 'each_time',
            value: '30',
            options: { unit: 'percentage' },
          }),
        ],
      }),
    ])
    const seen = () =>
      dataLayer.filter((item: any) => item.event === 'waymark.scroll').map((item: any) => item.percentage)
    for (const percentage of [10, 20, 30]) page.scrollTo({ pixels: percentage, percentage })
    expect(seen()).toEqual([10])
    page.pass(200)
    expect(seen()).toEqual([10, 30])
    page.pass(1000)
    expect(seen()).toEqual([10, 30])
    for (const percentage of [50, 10, 40]) {
      page.scrollTo({ pixels: percentage, percentage })
      page.pass(300)
    }
    expect(rendered(page)).toHaveLength(2)
    page.ready()
    page.load()
    expect(seen().at(-1)).toBe(40)
  })

  test('a series of address changes is one event, if the address differs in the end', () => {
    const { page, dataLayer } = start([triggerItem(1, { trigger_type: 'debounced_history' })])
    const go = (url: string, source: 'pushState' | 'replaceState' = 'pushState') =>
      page.go(source, { url: `https://shop.example${url}`, state: url })
    go('/a')
    page.pass(900)
    go('/b#x', 'replaceState')
    page.pass(1000)
    expect(dataLayer.at(-1)).toMatchObject({
      event: 'waymark.debouncedHistory',
      historySource: 'replaceState',
      oldUrl: 'https://shop.example/products?id=7#top',
      newUrl: 'https://shop.example/b#x',
      oldHistoryFragment: 'top',
      newHistoryFragment: 'x',
      oldHistoryState: null,
      newHistoryState: '/b#x',
    })
    go('/c')
    go('/b#x')
    page.pass(2000)
    expect(rendered(page)).toHaveLength(1)
  })

  test('a hash change that only comes with a popstate is dropped', () => {
    const { page, dataLayer } = start([triggerItem(1, { trigger_type: 'history' })])
    const to = { url: 'https://shop.example/products#next', state: null }
    page.go('popstate', to)
    page.go('hashchange', to)
    page.go('hashchange', { ...to, url: 'https://shop.example/products#third' })
    expect(dataLayer.filter((item: any) => item.historySource).map((item: any) => item.historySource)).toEqual([
      'popstate',
      'hashchange',
    ])
  })

  test('a hash change is dropped as well when the address has changed since its popstate', () => {
    const { page, dataLayer } = start([triggerItem(1, { trigger_type: 'history' })])
    const go = (source: Parameters<typeof page.go>[0], fragment: string) =>
      page.go(source, { url: `https://shop.example/products#${fragment}`, state: null })
    go('popstate', 'a')
    go('popstate', 'b')
    go('hashchange', 'b')
    go('hashchange', 'b')
    go('popstate', 'c')
    go('replaceState', 'c')
    go('hashchange', 'c')
    expect(dataLayer.flatMap((item: any) => item.historySource ?? [])).toEqual([
      'popstate',
      'popstate',
      'popstate',
      'replaceState',
    ])
  })

  test('elements are found when the document is ready, then new ones in batches', () => {
    const presence = triggerItem(1, {
      trigger_type: 'element_presence',
      conditions: [
        conditionItem(1, { variable_id: BUILT_INS.foundElements.id, condition_type: 'each_time', value: '.card' }),
      ],
    })
    const { page } = start([presence], '<script>hit({{ Found Elements }}.length)</script>')
    const card = (): TestElement => ({ markup: '<i>', selectors: ['.card'] })
    page.elements = [card(), card()]
    expect(rendered(page)).toEqual([])
    page.ready()
    page.mutate()
    page.pass(100)
    page.elements.push(card())
    page.mutate()
    page.mutate()
    page.pass(99)
    expect(rendered(page)).toEqual(['hit( (2))'])
    page.pass(1)
    expect(rendered(page)).toEqual(['hit( (2))', 'hit( (1))'])
  })

  test('links and forms are delayed only when a tag fired and the site has a delay', () => {
    const click = triggerItem(1, { trigger_type: 'click', conditions: [clicked('buy')] })
    const form = triggerItem(2, { trigger_type: 'form_submission' })
    const { page } = start([click, form])
    expect(page.click({ elementId: 'other' })).toBeUndefined()
    expect(page.click({ elementId: 'buy' })).toBe(500)
    expect(page.submit({})).toBe(500)
    expect(start([click], undefined, 0).page.click({ elementId: 'buy' })).toBeUndefined()
  })

  test('links are not delayed for tags whose calls outlive the page, nor for captured clicks', () => {
    const beacon = '<script>navigator.sendBeacon("/seen", {{ Event }})</script>'
    const click = triggerItem(1, { trigger_type: 'click' })
    expect(start([click], beacon).page.click({})).toBeUndefined()
    expect(start([triggerItem(1, { trigger_type: 'capturing_click' })]).page.click({}, true)).toBeUndefined()
    const page = createTestPage()
    const timed = triggerItem(2, { trigger_type: 'click', conditions: [clicked('buy')] })
    runFromSource(
      inputOf({
        triggers: [click, timed],
        tags: [tagItem(1, { code: beacon }), tagItem(2)],
      }),
      page,
    )
    expect(page.click({ elementId: 'other' })).toBeUndefined()
    expect(page.click({ elementId: 'buy' })).toBe(500)
    expect(rendered(page)).toHaveLength(3)
  })

  test('an element that went away, or ceased to match, is found again when it comes back', () => {
    const { page } = start(
      [
        triggerItem(1, {
          trigger_type: 'element_presence',
          conditions: [
            conditionItem(1, {
              variable_id: BUILT_INS.foundElements.id,
              condition_type: 'each_time',
              value: '.view',
            }),
          ],
        }),
      ],
      '<script>hit({{ Found elements }}.length)</script>',
    )
    const view = { markup: '<div class="view">', selectors: ['.view'] }
    const look = (...elements: TestElement[]) => {
      page.elements = elements
      page.mutate()
      page.pass(100)
    }
    page.elements = [view]
    page.ready()
    look(view)
    expect(rendered(page)).toHaveLength(1)
    look()
    look(view)
    expect(rendered(page)).toHaveLength(2)
  })
})

describe('trigger groups', () => {
  const group = triggerItem(9, {
    trigger_type: 'trigger_group',
    conditions: [conditionItem(9, { variable_id: BUILT_INS.clickId.id, condition_type: 'is_set', value: null })],
    triggers: [
      { id: idOf('trigger', 1), firing_threshold: 2 },
      { id: idOf('trigger', 2), firing_threshold: 1 },
    ],
  })
  const members = [triggerItem(1, { trigger_type: 'click' }), triggerItem(2, { trigger_type: 'form_submission' })]
  const site = inputOf({
    triggers: [...members, group],
    tags: [tagItem(1, { triggers: [group.id], code: '<script>hit({{ Event }})</script>' })],
  })

  test('activate once per page, on the event that completes them with their own conditions met', () => {
    const page = createTestPage()
    runFromSource(site, page)
    page.click({ elementId: 'a' })
    page.click({ elementId: 'a' })
    page.submit({})
    expect(rendered(page)).toEqual([])
    page.click({ elementId: 'a' })
    page.click({ elementId: 'a' })
    expect(rendered(page)).toEqual(['hit( ("waymark\\u002eclick") )'])
  })

  test('block once per session through a member of that kind, whatever else is on the site', () => {
    const scrolled = (number: number, condition_type: string) =>
      triggerItem(number, {
        trigger_type: 'page_scroll',
        conditions: [
          conditionItem(number, {
            variable_id: BUILT_INS.pageScroll.id,
            condition_type,
            value: '50',
            options: { unit: 'percentage' },
          }),
        ],
      })
    const once = scrolled(1, 'once_per_session')
    const each = scrolled(2, 'each_time')
    const blocking = triggerItem(3, {
      trigger_type: 'trigger_group',
      triggers: [{ id: once.id, firing_threshold: 1 }],
    })
    const blocked = tagItem(1, { triggers: [each.id], blocking_triggers: [blocking.id] })
    const firedOnTwoPages = (mode: 'published' | 'debug', others: readonly TagItem[]) => {
      const input = inputOf({ triggers: [once, each, blocking], tags: [blocked, ...others] }, { mode })
      let cookies = {}
      return [1, 2].map(() => {
        const page = createTestPage({ cookies })
        runFromSource(input, page)
        page.scrollTo({ pixels: 500, percentage: 50 })
        cookies = { ...page.cookies }
        return rendered(page).includes('hit(1)')
      })
    }
    for (const others of [[], [tagItem(2, { triggers: [once.id] })]]) {
      expect(firedOnTwoPages('published', others)).toEqual([false, true])
      expect(firedOnTwoPages('debug', others)).toEqual([false, true])
    }
  })

  test('never activate when a member is gone', () => {
    const page = createTestPage()
    runFromSource({ ...site, site: { ...site.site, triggers: [members[0]!, group] } }, page)
    for (const _time of [1, 2, 3]) page.click({ elementId: 'a' })
    expect(rendered(page)).toEqual([])
  })
})
