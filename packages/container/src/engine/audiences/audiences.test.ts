import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { describe, expect, test } from 'vitest'
import { rendered } from '../../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  inputOf,
  onEvent,
  runFromSource,
  type TestPage,
  tagItem,
  triggerItem,
} from '../../testing/index.ts'

const belongs = (type: string) =>
  conditionItem(1, { variable_id: BUILT_INS.cdpAudience.id, condition_type: type, value: 'vip' })

const site = (consent_type = 'not_require_consent') =>
  inputOf({
    triggers: [
      onEvent(1, 'signup', belongs('visitor_belongs_to')),
      onEvent(2, 'signup', belongs('visitor_not_belongs_to')),
      triggerItem(3, { trigger_type: 'cdp_audience_detection', conditions: [belongs('visitor_belongs_to')] }),
    ],
    tags: [
      tagItem(1, { consent_type, code: '<script>hit("in", {{ plan }})</script>' }),
      tagItem(2, { consent_type, code: '<script>hit("out")</script>' }),
      tagItem(3, { consent_type, code: '<script>hit("detected")</script>' }),
    ],
  })

/** Lets the tracker run what was pushed for it. */
const answerAs = (test: TestPage, visitor: string) => {
  for (const [command] of test.globals._paq.splice(0))
    if (typeof command === 'function') command.call({ getVisitorId: () => visitor })
}

describe('tags that ask for audiences', () => {
  test('wait also when they share their trigger, or have it through a group', () => {
    const test = createTestPage({ fetches: () => ({ audiences: ['vip'] }) })
    const shared = onEvent(1, 'signup', belongs('visitor_belongs_to'))
    const group = triggerItem(2, {
      trigger_type: 'trigger_group',
      triggers: [{ id: shared.id, firing_threshold: 1 }],
    })
    const input = inputOf({
      triggers: [shared, group],
      tags: [1, 2]
        .map((number) => tagItem(number, { triggers: [shared.id] }))
        .concat(tagItem(3, { triggers: [group.id] })),
    })
    const { dataLayer } = runFromSource(input, test)
    dataLayer.push({ event: 'signup' })
    expect(rendered(test)).toEqual([])
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual(['hit(1)', 'hit(2)', 'hit(3)'])
    dataLayer.push({ event: 'signup' })
    expect(rendered(test)).toEqual(['hit(1)', 'hit(2)', 'hit(3)', 'hit(1)', 'hit(2)'])
  })

  test('take the values of the moment in which consent is granted', () => {
    const test = createTestPage({ fetches: () => ({ audiences: [] }) })
    const input = inputOf({
      triggers: [triggerItem(1, { conditions: [belongs('visitor_not_belongs_to')] })],
      tags: [
        tagItem(1, { consent_type: 'analytics', code: '<script>hit("asked", {{ plan }})</script>' }),
        tagItem(2, { code: '<script>hit("free", {{ plan }})</script>' }),
      ].map((tag) => ({ ...tag, triggers: [triggerItem(1).id] })),
    })
    const { dataLayer, call } = runFromSource(input, test)
    dataLayer.push({ plan: 'gold' })
    void call('consent.set', { analytics: 1 })
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual(['hit("free",  (undefined) )', 'hit("asked",  ("gold") )'])
  })

  test('are fetched when only a member of a group needs them', () => {
    const test = createTestPage()
    const member = onEvent(1, 'signup', belongs('visitor_belongs_to'))
    const group = triggerItem(2, {
      trigger_type: 'trigger_group',
      triggers: [{ id: member.id, firing_threshold: 1 }],
    })
    const { dataLayer, call } = runFromSource(
      inputOf({ triggers: [member, group], tags: [tagItem(3, { triggers: [group.id] })] }),
      test,
    )
    expect(test.globals._paq).toHaveLength(1)
    void call('audiences.set', ['vip'])
    dataLayer.push({ event: 'signup' })
    expect(rendered(test)).toEqual(['hit(3)'])
  })

  test('wait for the first answer and then fire with the values of their event', () => {
    const requests: string[] = []
    const test = createTestPage({ fetches: (url) => [requests.push(url), { audiences: ['vip'] }][1] })
    const { dataLayer } = runFromSource(site(), test)
    const done: unknown[] = []
    dataLayer.push({ event: 'signup', plan: 'pro', eventCallback: (given: unknown) => done.push(given) })
    dataLayer.push({ plan: 'changed' })
    expect([rendered(test), done]).toEqual([[], []])
    answerAs(test, 'visitor/1')
    expect(requests).toEqual([`https://tags.example/containers/${site().appId}/audiences/visitor%2F1`])
    expect(rendered(test)).toEqual([expect.stringContaining('detected'), 'hit("in",  ("pro") )'])
    expect(done).toEqual([{ event: 'signup', fired: 1 }])
  })

  test('wait as well on events that the page pushed before the container', () => {
    const test = createTestPage({ fetches: () => ({ audiences: ['vip'] }) })
    runFromSource(site(), test, [{ event: 'signup', plan: 'early' }])
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual([expect.stringContaining('detected'), 'hit("in",  ("early") )'])
  })

  test('let the page go on when the tracker never answers, and still fire should it do so', () => {
    const test = createTestPage({ fetches: () => ({ audiences: ['vip'] }) })
    const { dataLayer } = runFromSource(site(), test)
    const done: unknown[] = []
    dataLayer.push({ event: 'signup', plan: 'pro', eventCallback: (given: unknown) => done.push(given) })
    test.pass(2000)
    expect(done).toEqual([{ event: 'signup', fired: 0 }])
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual([expect.stringContaining('detected'), 'hit("in",  ("pro") )'])
    expect(done).toHaveLength(1)
  })

  test('meet neither form while the list is unknown, and stop waiting when the network fails', () => {
    const test = createTestPage({ fetches: () => undefined })
    const { dataLayer } = runFromSource(site(), test)
    const done: unknown[] = []
    dataLayer.push({ event: 'signup', eventCallback: (given: unknown) => done.push(given), eventTimeout: 400 })
    test.pass(399)
    expect(done).toEqual([])
    test.pass(1)
    expect(done).toEqual([{ event: 'signup', fired: 0 }])
    answerAs(test, 'v')
    expect(rendered(test)).toEqual([])
    expect(done).toHaveLength(1)
  })

  test('are fetched once consent is given, and then every minute while the page is visible', () => {
    const test = createTestPage({ fetches: () => ({ audiences: [] }) })
    const { dataLayer, call } = runFromSource(site('analytics'), test)
    expect(test.globals._paq).toBeUndefined()
    call('consent.set', { analytics: 1 })
    expect(test.globals._paq).toHaveLength(1)
    answerAs(test, 'v')
    dataLayer.push({ event: 'signup' })
    expect(rendered(test)).toEqual([expect.stringContaining('out')])
    test.pass(60_000)
    expect(test.globals._paq).toHaveLength(1)
  })

  test('take a list that the page supplies', async () => {
    const test = createTestPage()
    const { call } = runFromSource(site(), test)
    expect(await call('audiences.set', ['vip'])).toEqual(['vip'])
    expect(rendered(test)).toEqual([expect.stringContaining('detected')])
    await expect(call('audiences.set', 'vip')).rejects.toThrow('audiences must be a list')
  })
})

describe('members of groups that ask for audiences', () => {
  const member = onEvent(1, 'signup', belongs('visitor_belongs_to'))
  const bought = onEvent(2, 'buy')
  const groupOf = (signups: number, buys: number) =>
    triggerItem(3, {
      trigger_type: 'trigger_group',
      triggers: [
        { id: member.id, firing_threshold: signups },
        { id: bought.id, firing_threshold: buys },
      ],
    })
  const start = (group = groupOf(1, 1), changes: Parameters<typeof tagItem>[1] = {}, answer: unknown = ['vip']) => {
    const test = createTestPage({ fetches: () => answer && { audiences: answer } })
    const tag = tagItem(1, { triggers: [group.id], code: '<script>hit({{ Event }}, {{ at }})</script>', ...changes })
    const input = inputOf({ triggers: [member, bought, group], tags: [tag] }, { mode: 'debug' })
    return { test, ...runFromSource(input, test) }
  }
  const hit = (event: string, at: number) => `hit( ("${event}") ,  (${at}) )`

  test('count as if these had been known, so that the group activates on the event that completes it', () => {
    const { test, dataLayer, events } = start(groupOf(2, 1))
    for (const [at, event] of ['signup', 'signup', 'buy', 'buy', 'signup'].entries()) dataLayer.push({ event, at })
    const judged = events.filter(({ dataLayerEvent }) => /signup|buy/.test(dataLayerEvent.value))
    expect(judged.map(({ tags }) => tags[0]!.preventedBy)).toEqual([
      'trigger',
      'trigger',
      'audiences-pending',
      'trigger',
      'trigger',
    ])
    expect(rendered(test)).toEqual([])
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual([hit('buy', 2)])
    dataLayer.push({ event: 'buy', at: 5 })
    expect(rendered(test)).toHaveLength(1)
  })

  test('count before the event of the answer', () => {
    const detected = triggerItem(4, {
      trigger_type: 'cdp_audience_detection',
      conditions: [belongs('visitor_belongs_to')],
    })
    const group = triggerItem(3, {
      trigger_type: 'trigger_group',
      triggers: [member, detected].map(({ id }) => ({ id, firing_threshold: 1 })),
    })
    const test = createTestPage({ fetches: () => ({ audiences: ['vip'] }) })
    const tag = tagItem(1, { triggers: [group.id], code: '<script>hit({{ Event }})</script>' })
    const { dataLayer } = runFromSource(inputOf({ triggers: [member, detected, group], tags: [tag] }), test)
    dataLayer.push({ event: 'signup' })
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual([expect.stringContaining('audiencesFetched')])
  })

  test.each([[['new']], [null]])('do not count where the answer is %j, but later ones do', (answer) => {
    const { test, dataLayer, call } = start(groupOf(1, 1), {}, answer)
    dataLayer.push({ event: 'signup', at: 0 })
    dataLayer.push({ event: 'buy', at: 1 })
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual([])
    void call('audiences.set', ['vip'])
    dataLayer.push({ event: 'buy', at: 2 })
    expect(rendered(test)).toEqual([])
    dataLayer.push({ event: 'signup', at: 3 })
    expect(rendered(test)).toEqual([hit('signup', 3)])
  })

  test('count on a page view on which consent was still missing, since it plays no part', () => {
    const viewed = triggerItem(1, { conditions: [belongs('visitor_belongs_to')] })
    const group = triggerItem(3, {
      trigger_type: 'trigger_group',
      triggers: [{ id: viewed.id, firing_threshold: 1 }],
    })
    const test = createTestPage({ fetches: () => ({ audiences: ['vip'] }) })
    const tag = tagItem(1, { triggers: [group.id], consent_type: 'analytics' })
    const { call } = runFromSource(inputOf({ triggers: [viewed, group], tags: [tag] }), test)
    void call('consent.set', { analytics: 1 })
    answerAs(test, 'visitor')
    expect(rendered(test)).toEqual(['hit(1)'])
  })

  test('let a tag wait that their group may block, and only on that event', () => {
    const group = groupOf(1, 1)
    for (const [answer, fired] of [
      [['vip'], [hit('buy', 2)]],
      [['new'], [hit('buy', 1), hit('buy', 2)]],
    ] as const) {
      const { test, dataLayer } = start(group, { triggers: [bought.id], blocking_triggers: [group.id] }, answer)
      dataLayer.push({ event: 'signup', at: 0 })
      dataLayer.push({ event: 'buy', at: 1 })
      expect(rendered(test)).toEqual([])
      dataLayer.push({ event: 'buy', at: 2 })
      expect(rendered(test)).toEqual([hit('buy', 2)])
      answerAs(test, 'visitor')
      expect(rendered(test).toSorted()).toEqual(fired)
    }
  })
})
