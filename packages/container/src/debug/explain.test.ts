import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import type { TagItem, VariableItem } from '../compile/index.ts'
import { rendered } from '../testing/effects.ts'
import {
  conditionItem,
  createTestPage,
  idOf,
  inputOf,
  onEvent,
  runFromSource,
  tagItem,
  triggerItem,
  variableItem,
} from '../testing/index.ts'

const named = (number: number, ...more: readonly boolean[]) =>
  onEvent(
    number,
    'go',
    ...more.map((isMet, at) =>
      conditionItem(number * 10 + at, { condition_type: isMet ? 'is_set' : 'is_not_set', value: null }),
    ),
  )

const oneMet = named(1)
const manyMetButOne = named(2, true, true, false)
const asManyMet = named(3, true, true, false)
const elsewhere = triggerItem(4, { trigger_type: 'click' })
const wholeTag = [oneMet, manyMetButOne, asManyMet, elsewhere]

/** The trigger that the debugger names for a tag on `go`. */
function relatedTo(changes: Parameters<typeof tagItem>[1]): DebugEvent['tags'][number] {
  const input = inputOf(
    { tags: [tagItem(1, { triggers: wholeTag.map(({ id }) => id), ...changes })], triggers: wholeTag },
    { mode: 'debug' },
  )
  const { dataLayer, events } = runFromSource(input, createTestPage())
  dataLayer.push({ event: 'go' })
  return events.at(-1)!.tags[0]!
}

test('the related trigger of a tag that fired is the one it fired through, however many conditions of others were met', () => {
  const { fired, relatedTrigger } = relatedTo({})
  expect({ fired, id: relatedTrigger?.id }).toEqual({ fired: true, id: oneMet.id })
})

test.each([
  ['held back by consent', { consent_type: 'analytics' }],
  ['kept from firing in debug mode', { disable_in_debug_mode: true }],
])('a tag %s names the first trigger of those with the most conditions met', (_why, changes) => {
  const { fired, relatedTrigger, relatedTriggers } = relatedTo(changes)
  expect(fired).toBe(false)
  expect(relatedTrigger).toEqual({
    id: manyMetButOne.id,
    conditions: [2, 20, 21, 22].map((number) => ({ id: idOf('condition', number), resolved: number !== 22 })),
  })
  expect(relatedTriggers.map(({ id }) => id)).toEqual(wholeTag.map(({ id }) => id))
})

test('a tag without a trigger for the event has no related trigger', () => {
  expect(relatedTo({ triggers: [elsewhere.id] }).relatedTrigger).toBe(null)
})

const explained = (tags: readonly TagItem[], variables: readonly VariableItem[] = [], values = {}) => {
  const page = createTestPage()
  const input = inputOf({ tags, triggers: [oneMet, named(2)], variables }, { mode: 'debug' })
  const { dataLayer, events } = runFromSource(input, page)
  dataLayer.push({ event: 'go', ...values })
  const last = (number: number) => events.at(-1)!.tags.find(({ id }) => id === idOf('tag', number))
  return { page, events, dataLayer, last }
}

test('a blocked tag names the trigger that blocks it', () => {
  const { last } = explained([tagItem(1, { blocking_triggers: [named(2).id] })])
  expect(last(1)).toMatchObject({
    fired: false,
    preventedBy: 'blocking-trigger',
    blockingTriggers: [{ id: named(2).id, conditions: [{ resolved: true }] }],
  })
})

test.each(['once_per_page_view', 'once_per_session', 'once_per_visitor'])(
  'a tag that fires %s says so when it does not fire again',
  (firing_frequency) => {
    const { dataLayer, last } = explained([tagItem(1, { firing_frequency })])
    expect(last(1)?.fired).toBe(true)
    dataLayer.push({ event: 'go' })
    expect(last(1)).toMatchObject({ fired: false, preventedBy: `tag-${firing_frequency.replaceAll('_', '-')}` })
  },
)

test('tags before and after another have the tag for which they fired, and it has how they ended', () => {
  const { last } = explained([
    tagItem(1, {
      setup_tag: { id: idOf('tag', 2), stop_on_failure: true },
      cleanup_tag: { id: idOf('tag', 3), stop_on_failure: false },
    }),
    tagItem(2, { triggers: [] }),
    tagItem(3, { triggers: [], code: '<script>breaks()</script>' }),
  ])
  expect(last(1)).toMatchObject({ fired: true, sequence: { setup: 'completed', cleanup: 'failed' } })
  expect(last(2)).toMatchObject({ fired: true, firedFor: [{ id: idOf('tag', 1), as: 'setup' }] })
  expect(last(3)).toMatchObject({ fired: true, firedFor: [{ id: idOf('tag', 1), as: 'cleanup' }] })
})

test('a tag that waits for its set-up tag is explained again, on an event of its own, when that has ended', () => {
  const { page, events, last } = explained([
    tagItem(1, { setup_tag: { id: idOf('tag', 2), stop_on_failure: true } }),
    tagItem(2, { triggers: [], code: '<script>lasts(50);breaks()</script>' }),
  ])
  expect(last(1)).toMatchObject({ fired: false, preventedBy: 'setup-tag-pending', sequence: { setup: 'pending' } })
  const { dataLayerIndex } = events.at(-1)!
  page.pass(50)
  expect(events.at(-1)!.dataLayerIndex).toBe(dataLayerIndex + 1)
  expect(events.at(-1)!.tags.map(({ id }) => id)).toEqual([idOf('tag', 1)])
  expect(last(1)).toMatchObject({ fired: false, preventedBy: 'setup-tag-failed', sequence: { setup: 'failed' } })
})

test('a tag that waits for its set-up tag sees nothing of what is changed in its values, as on the published site', () => {
  const { page, events, dataLayer } = explained(
    [
      tagItem(1, { setup_tag: { id: idOf('tag', 2), stop_on_failure: false }, code: '<p>{{ Variable 0 }}</p>' }),
      tagItem(2, { triggers: [], code: '<script>lasts(50);cart = "{{ Variable 0 }}"</script>' }),
    ],
    [variableItem(0, { value: 'cart' })],
    { cart: { items: ['hat'] } },
  )
  dataLayer.push({ cart: { total: 10 } })
  dataLayer.push(['cart.items.push', 'shoe'])
  page.pass(50)
  const cart = '{"items":["hat"]}'
  expect(rendered(page).at(-1)).toEqual(['p', 0, cart])
  expect(events.at(-1)!.variables[0]!.serializedValue.value).toBe(cart)
})

test('a set-up tag that is inactive is one that did not fire', () => {
  const { last } = explained([
    tagItem(1, { setup_tag: { id: idOf('tag', 2), stop_on_failure: true } }),
    tagItem(2, { is_active: false }),
  ])
  expect(last(1)).toMatchObject({ preventedBy: 'setup-tag-failed', sequence: { setup: 'not-fired' } })
})

test('a set-up tag that is held back by consent did not fire, and its own result says why', () => {
  const { last } = explained([
    tagItem(1, { setup_tag: { id: idOf('tag', 2), stop_on_failure: true } }),
    tagItem(2, { triggers: [], consent_type: 'analytics' }),
  ])
  expect(last(1)).toMatchObject({ preventedBy: 'setup-tag-failed', sequence: { setup: 'not-fired' } })
  expect(last(2)).toMatchObject({ fired: false, preventedBy: 'consent-manager' })
})

const isVip = conditionItem(2, {
  variable_id: BUILT_INS.cdpAudience.id,
  condition_type: 'visitor_belongs_to',
  value: 'vip',
})
const forVips = { ...named(5), conditions: [...named(5).conditions, isVip] }

test('a tag that waits for audiences says so, and is explained again on an event of its own when they have come', () => {
  const test = createTestPage({ fetches: () => ({ audiences: ['other'] }) })
  const input = inputOf(
    {
      tags: [
        tagItem(1, { triggers: [forVips.id] }),
        tagItem(2, { triggers: [oneMet.id], blocking_triggers: [forVips.id] }),
      ],
      triggers: [oneMet, forVips],
    },
    { mode: 'debug' },
  )
  const { dataLayer, events } = runFromSource(input, test)
  dataLayer.push({ event: 'go' })
  const failuresOf = ({ tags }: DebugEvent) => tags.map(({ failures }) => failures)
  expect(failuresOf(events.at(-1)!)).toEqual([['audiences-pending'], ['audiences-pending']])
  for (const [command] of test.globals._paq) command.call({ getVisitorId: () => 'visitor' })
  expect(events.slice(-2).map(failuresOf)).toEqual([[['trigger']], [[]]])
})

test('an event on which a tag waited for audiences shows those with which its conditions were compared, and its own other values', () => {
  const input = inputOf(
    {
      tags: [tagItem(1, { triggers: [forVips.id], code: '<script>hit({{ Variable 0 }})</script>' })],
      triggers: [forVips],
      variables: [variableItem(0, { value: 'plan' })],
    },
    { mode: 'debug' },
  )
  const { dataLayer, call, events } = runFromSource(input, createTestPage())
  const shown = () =>
    ['CDP Audience', 'Variable 0'].map(
      (shownName) => events.at(-1)!.variables.find(({ name }) => name === shownName)?.serializedValue.value,
    )
  dataLayer.push({ event: 'go', plan: 'first' })
  expect(shown()).toEqual(['undefined', 'first'])
  dataLayer.push({ plan: 'second' })
  void call('audiences.set', ['other'])
  expect(events.at(-1)!.tags).toMatchObject([{ failures: ['trigger'] }])
  expect(shown()).toEqual(['["other"]', 'first'])
})

test('a variable that refers to itself through others is reported with their names', () => {
  const reported: unknown[][] = []
  const test = createTestPage()
  Object.assign(test.page, { reportIssue: (...issue: unknown[]) => reported.push(issue) })
  const sumWith = (name: string) => `function () { return {{ ${name} }} + 1 }`
  const input = inputOf(
    {
      variables: [
        variableItem(1, { name: 'price', variable_type: 'custom_js', value: sumWith('total') }),
        variableItem(2, { name: 'total', variable_type: 'custom_js', value: sumWith('tax') }),
        variableItem(3, { name: 'tax', variable_type: 'custom_js', value: sumWith('total') }),
      ],
    },
    { mode: 'debug' },
  )
  runFromSource(input, test).dataLayer.push({ event: 'go' })
  expect(reported.at(-1)).toEqual(['cycle', 'total → tax → total'])
})

test('a variable that pushes to the data layer is computed for tags, and not for every push that follows', () => {
  const site = createTestPage()
  const variable = (number: number, name: string, code: string) =>
    variableItem(number, { name, variable_type: 'custom_js', value: `function () { return ${code} }` })
  const input = inputOf(
    {
      tags: [tagItem(1, { code: '<script>hit({{ counted }})</script>' })],
      triggers: [oneMet],
      variables: [variable(1, 'counted', 'countUp()'), variable(2, 'around', '{{ counted }}')],
    },
    { mode: 'debug' },
  )
  const globals = globalThis as { countUp?: () => number }
  const { dataLayer, events } = runFromSource(input, site)
  let count = 0
  globals.countUp = () => {
    if (++count > 50) throw new Error('without end')
    dataLayer.push({ count })
    return count
  }
  try {
    const before = events.length
    for (let times = 0; times < 2; times++) dataLayer.push({ event: 'go' })
    expect(events.slice(before).map(({ dataLayerEvent }) => dataLayerEvent.value)).toEqual([
      '{"event":"go"}',
      '{"count":1}',
      '{"event":"go"}',
      '{"count":2}',
    ])
    expect(site.effects.filter(({ kind }) => kind === 'render')).toEqual([
      { kind: 'render', markup: ['hit( (1) )'] },
      { kind: 'render', markup: ['hit( (2) )'] },
    ])
  } finally {
    delete globals.countUp
  }
})

test('a variable that throws shows its error, on the events on which it does', () => {
  const page = createTestPage()
  const code = 'function () { if (globalThis.fails) throw new TypeError("region is not defined"); return "north" }'
  const input = inputOf(
    { variables: [variableItem(1, { variable_type: 'custom_js', value: code })] },
    { mode: 'debug' },
  )
  const { dataLayer, events } = runFromSource(input, page)
  const regionResult = () => {
    dataLayer.push({ event: 'go' })
    const { originalValueType, serializedValue } = events.at(-1)!.variables.find(({ id }) => id === variableItem(1).id)!
    return [originalValueType, serializedValue.value]
  }
  const globals = globalThis as { fails?: boolean }
  expect(regionResult()).toEqual(['string', 'north'])
  globals.fails = true
  try {
    expect(regionResult()).toEqual(['error', expect.stringContaining('TypeError: region is not defined')])
  } finally {
    delete globals.fails
  }
  expect(regionResult()).toEqual(['string', 'north'])
})
