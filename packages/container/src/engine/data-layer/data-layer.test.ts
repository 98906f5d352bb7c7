import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import {
  conditionItem,
  createTestPage,
  inputOf,
  onEvent,
  runFromSource,
  tagItem,
  triggerItem,
  variableItem,
} from '../../testing/index.ts'

/** A site that says what the variable is on every "go". */
function start(value: string, dataLayer: unknown[] = []) {
  const page = createTestPage()
  const running = runFromSource(
    inputOf({
      tags: [tagItem(1, { code: '<script>hit({{ Value }})</script>' })],
      triggers: [onEvent(1, 'go')],
      variables: [variableItem(1, { name: 'Value', value })],
    }),
    page,
    dataLayer,
  )
  return {
    page,
    ...running,
    values: () =>
      page.effects.flatMap((effect) => {
        if (effect.kind !== 'render') return []
        let seen: unknown
        new Function('hit', 'waymark', `${effect.markup}`)((given: unknown) => (seen = given), { kept: ['kept'] })
        return [seen]
      }),
  }
}

test('objects merge and stay; a key with dots is a path', () => {
  const { dataLayer, values } = start('a.b')
  dataLayer.push(
    { a: { b: 1, c: 1 } },
    { event: 'go' },
    { a: { c: 2 } },
    { event: 'go' },
    { 'a.b': 3 },
    { event: 'go' },
  )
  expect(values()).toEqual([1, 1, 3])
})

test('items pushed before the container are processed first, in order', () => {
  const { values } = start('a', [{ a: 1 }, { event: 'go' }, { a: 2, event: 'go' }])
  expect(values()).toEqual([1, 2])
})

test('however many items were pushed before the container, they are processed before the page view', () => {
  const page = createTestPage()
  const before = Array.from({ length: 3000 }, (_, number) => ({ event: 'step', number }))
  // Each item takes time, so that the work is spread over many tasks.
  let now = page.page.clockNow()
  page.page.clockNow = () => (now += 0.02)
  const input = inputOf({
    tags: [tagItem(1, { code: '<script>hit({{ Number }})</script>' })],
    triggers: [triggerItem(1)],
    variables: [variableItem(1, { name: 'Number', value: 'number' })],
  })
  runFromSource(input, page, before)
  page.pass(1)
  const rendered = page.effects.flatMap((effect) => (effect.kind === 'render' ? [`${effect.markup}`] : []))
  const seen: unknown[] = []
  for (const code of rendered) new Function('hit', code)((value: unknown) => seen.push(value))
  expect(seen).toEqual([2999])
})

test('functions, commands and gtag-style calls change stored values', () => {
  const { dataLayer, values } = start('list[1]')
  dataLayer.push({ list: ['x'] }, ['list.push', 'y'], { event: 'go' })
  dataLayer.push(function (this: { get(key: string): string[]; set(key: string, value: unknown): void }) {
    this.set('list', [...this.get('list'), 'z'].reverse())
  })
  dataLayer.push({ event: 'go' }, ['list.nothing'], ['other.push', 1], ['push'], [7])
  function gtag(..._given: unknown[]) {
    // biome-ignore lint/complexity/noArguments: this is how sites write it
    dataLayer.push(arguments)
  }
  gtag('set', { list: [0, 5] })
  gtag('event', 'go', { list: [0, 6] })
  gtag('config', 'id', { list: [0, 7] })
  gtag('event', 'go')
  expect(values()).toEqual(['y', 'y', 6, 6])
})

test('keys of the container own events are not stored', () => {
  const { dataLayer, values } = start('start')
  dataLayer.push({ event: 'go' }, { event: 'waymark.custom', start: 'stored?' }, { event: 'go' })
  expect(values()).toEqual([undefined, undefined])
})

test('items pushed while tags run are queued', () => {
  const order: string[] = []
  const page = createTestPage()
  const render = page.page.renderMarkup
  const dataLayer: unknown[] = []
  Object.assign(page.page, {
    renderMarkup: (markup: readonly string[]) => {
      order.push(`${markup}`)
      if (`${markup}` === 'hit(1)') dataLayer.push({ event: 'second' })
      render(markup)
    },
  })
  runFromSource(
    inputOf({
      tags: [tagItem(1), tagItem(2), tagItem(3, { triggers: [onEvent(1, 'x').id] })],
      triggers: [onEvent(1, 'first'), onEvent(2, 'second')],
    }),
    page,
    dataLayer,
  )
  dataLayer.push({ event: 'first' })
  expect(order).toEqual(['hit(1)', 'hit(3)', 'hit(2)'])
})

test('push gives the length, the array keeps the newest 300, callbacks get the number of fired tags', () => {
  const { dataLayer } = start('a')
  const heard: unknown[] = []
  for (let count = 0; count < 400; count++) dataLayer.push({ n: count })
  expect(dataLayer).toHaveLength(300)
  expect(dataLayer.push({ event: 'go', eventCallback: (given: unknown) => heard.push(given) })).toBe(300)
  dataLayer.push({ event: 'other', eventCallback: (given: unknown) => heard.push(given) })
  expect(heard).toEqual([
    { event: 'go', fired: 1 },
    { event: 'other', fired: 0 },
  ])
})

test('events of the container arrive although the page replaced push', () => {
  const page = createTestPage()
  const dataLayer: unknown[] = []
  runFromSource(inputOf({ tags: [tagItem(1)], triggers: [triggerItem(1, { trigger_type: 'click' })] }), page, dataLayer)
  dataLayer.push = () => 0
  page.click({ element: {} })
  dataLayer.push = () => {
    throw new Error('no')
  }
  page.click({ element: {} })
  expect(page.effects.filter(({ kind }) => kind === 'render')).toHaveLength(2)
})

/** Replaces the `push` of a data layer, which has a container, by one that passes items on in another way. */
const passOn = (dataLayer: unknown[], pass: (item: any, push: (item: unknown) => void) => void) => {
  const { push } = dataLayer
  dataLayer.push = (...items) => {
    for (const item of items) pass(item, (passed) => push.call(dataLayer, passed))
    return dataLayer.length
  }
}
const later: (() => void)[] = []

test.each<[string, Parameters<typeof passOn>[1]]>([
  ['twice', (item, push) => [item, item].forEach(push)],
  ['copied', (item, push) => push({ ...item, visitorType: 'guest' })],
  ['copied without hidden keys', (item, push) => push({ visitorType: 'guest', ...JSON.parse(JSON.stringify(item)) })],
  ['later', (item, push) => later.push(() => push(item))],
  ['later and copied', (item, push) => later.push(() => push({ ...item }))],
])('an event of the container that the page passes on %s happens once', (_how, pass) => {
  const page = createTestPage()
  const dataLayer: any[] = []
  const halfway = conditionItem(1, {
    variable_id: BUILT_INS.pageScroll.id,
    condition_type: 'each_time',
    value: '50',
    options: { unit: 'percentage' },
  })
  const input = inputOf({
    tags: [tagItem(1)],
    triggers: [triggerItem(1, { trigger_type: 'page_scroll', conditions: [halfway] })],
  })
  runFromSource(input, page, dataLayer)
  page.load()
  passOn(dataLayer, pass)
  // The second event is one of going on, not of reaching the half.
  for (const percentage of [60, 70]) {
    page.scrollTo({ pixels: percentage, percentage })
    page.pass(1000)
    for (const run of later.splice(0)) run()
  }
  expect(page.effects.filter(({ kind }) => kind === 'render')).toHaveLength(1)
  expect(Object.keys(dataLayer.at(-1)).filter((key) => key !== 'visitorType')).toEqual([
    'event',
    'pixels',
    'percentage',
  ])
})
