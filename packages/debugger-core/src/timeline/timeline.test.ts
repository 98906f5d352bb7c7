import type { DebugEvent } from '@waymark/domain/debug-protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debugEvent, tagResult, variableResult } from '../testing/index.ts'
import { ALL_EVENTS, filteredPages, findEvent, relatedEvents } from './find.ts'
import {
  allEvents,
  appendEvent,
  emptyTimeline,
  MAX_COUNTED_TAGS,
  MAX_EVENTS,
  MAX_SIZE,
  timesFired,
} from './timeline.ts'

const timelineOf = (events: readonly DebugEvent[]) =>
  events.reduce((timeline, event) => appendEvent(timeline, event), emptyTimeline())
const numbers = (pages: ReturnType<typeof filteredPages>) =>
  pages.map((page) => page.events.map((event) => event.number))

describe('an event', () => {
  test.each<[string | null, string]>([
    ['waymark.pageView', 'system'],
    ['waymark', 'custom'],
    ['purchase', 'custom'],
    [null, 'push'],
  ])('named %j is of kind %s', (name, kind) => {
    expect(allEvents(timelineOf([debugEvent(name)]))[0]).toMatchObject({ name, kind })
  })

  test.each([
    [
      'that was cut keeps the name at its start',
      { isJson: false, value: '{"event":"pur\\"chase","items":[…' },
      'pur"chase',
    ],
    [
      'that is an instance of a class and was cut keeps its name',
      { isJson: false, value: '{"[[Class]]":"Order","event":"purchase","items":[…' },
      'purchase',
    ],
    ['that was cut before its name ended has none', { isJson: false, value: '{"event":"purch…' }, null],
    ['whose name is no text has none', { isJson: true, value: '{"event":5}' }, null],
    ['with an empty name has none', { isJson: true, value: '{"event":""}' }, null],
    ['that is no object has no name', { isJson: true, value: 'null' }, null],
    ['that claims to be JSON and is not has no name', { isJson: true, value: '{' }, null],
  ])('%s', (_, dataLayerEvent, name) => {
    expect(allEvents(timelineOf([debugEvent('x', { dataLayerEvent })]))[0]?.name).toBe(name)
  })
})

test('events are grouped by page view, newest first, and numbered through the session', () => {
  const timeline = timelineOf([
    debugEvent('a', { pageViewTime: 1, pageViewTitle: '' }),
    debugEvent('b', { pageViewTime: 1, pageViewTitle: 'Basket' }),
    debugEvent('c', { pageViewTime: 2, pageViewTitle: 'Checkout' }),
  ])
  const pages = filteredPages(timeline, ALL_EVENTS)
  expect(pages.map((page) => page.title)).toEqual(['Checkout', 'Basket'])
  expect(numbers(pages)).toEqual([[3], [2, 1]])
})

test('events that were dropped before the connection are counted and leave a gap in the numbers', () => {
  const timeline = timelineOf([debugEvent('a', { droppedBefore: 24 }), debugEvent('b')])
  expect(numbers(filteredPages(timeline, ALL_EVENTS))).toEqual([[26, 25]])
  expect([timeline.missed, timeline.dropped, timeline.size]).toEqual([24, 0, 2])
})

test('a page that comes back goes on in its old group', () => {
  const timeline = timelineOf([1, 2, 1].map((pageViewTime) => debugEvent('a', { pageViewTime })))
  expect(numbers(filteredPages(timeline, ALL_EVENTS))).toEqual([[2], [3, 1]])
})

test('events are found by name and by kind; page views without any are left out', () => {
  const timeline = timelineOf([
    debugEvent('waymark.pageView', { pageViewTime: 1 }),
    debugEvent('Purchase', { pageViewTime: 2 }),
    debugEvent(null, { pageViewTime: 2 }),
  ])
  expect(numbers(filteredPages(timeline, { ...ALL_EVENTS, text: ' PUR ' }))).toEqual([[2]])
  expect(numbers(filteredPages(timeline, { ...ALL_EVENTS, kinds: ['system', 'push'] }))).toEqual([[3], [1]])
  expect(numbers(filteredPages(timeline, { ...ALL_EVENTS, kinds: [] }))).toEqual([])
})

test('an event is found with its page and the one before it there', () => {
  const timeline = timelineOf([1, 2, 1].map((pageViewTime) => debugEvent('a', { pageViewTime })))
  expect(findEvent(timeline, 3)).toMatchObject({ page: { time: 1 }, before: { number: 1 } })
  expect(findEvent(timeline, 2)).toMatchObject({ page: { time: 2 }, before: null })
  expect(findEvent(timeline, 4)).toBeUndefined()
})

test('the events of a tag are those on which it fired, or was triggered and held back', () => {
  const timeline = timelineOf([
    debugEvent('a', { tags: [tagResult('other'), tagResult('tag', { preventedBy: 'trigger' })] }),
    debugEvent('b', { tags: [tagResult('tag'), tagResult('other')] }),
    debugEvent('c', { tags: [tagResult('tag', { preventedBy: 'consent-manager' })] }),
    debugEvent('d', {
      tags: [tagResult('tag', { preventedBy: 'consent-manager', failures: ['consent-manager', 'trigger'] })],
    }),
    debugEvent('e'),
  ])
  expect(relatedEvents(timeline, 'tag').map(({ event }) => event.number)).toEqual([3, 2])
})

describe('a long session', () => {
  const session = fc.array(
    fc.record({ page: fc.integer({ min: 1, max: 40 }), fired: fc.boolean(), times: fc.integer({ min: 1, max: 90 }) }),
    { minLength: 1, maxLength: 40 },
  )

  test('keeps at most a thousand events, and counts the removed ones and their firings', () => {
    fc.assert(
      fc.property(session, (stretches) => {
        const events = stretches.flatMap(({ page, fired, times }) =>
          Array.from({ length: times }, () =>
            debugEvent('a', { pageViewTime: page, tags: [tagResult('tag', fired ? {} : { preventedBy: 'trigger' })] }),
          ),
        )
        const timeline = timelineOf(events)
        const kept = timeline.pages.reduce((size, page) => size + page.events.length, 0)
        expect(kept).toBe(timeline.size)
        expect(kept).toBeLessThanOrEqual(MAX_EVENTS)
        expect(kept + timeline.dropped).toBe(events.length)
        const fired = events.filter((event) => event.tags[0]?.fired).length
        expect(timesFired(timeline).get('tag') ?? 0).toBe(fired)
      }),
      { numRuns: 40 },
    )
  })

  test('removes whole page views, the oldest first', () => {
    const page = (pageViewTime: number) => Array.from({ length: 400 }, () => debugEvent('a', { pageViewTime }))
    const timeline = timelineOf([...page(1), ...page(2), ...page(3)])
    expect(timeline.pages.map(({ time }) => time)).toEqual([2, 3])
    expect(timeline.dropped).toBe(400)
  })

  test('stores equal results once', () => {
    const tags = [tagResult('a'), tagResult('b', { preventedBy: 'trigger' })]
    const copy = () => debugEvent('x', { tags: structuredCopy(tags), variables: [variableResult('v', 'same')] })
    const [first, second] = allEvents(timelineOf([copy(), copy()]))
    expect(second?.debug.tags[1]).toBe(first?.debug.tags[1])
    expect(second?.debug.variables[0]).toBe(first?.debug.variables[0])
  })

  const WORD = 'x'.repeat(1000)
  const words = (at: number) => Array.from({ length: 100 }, (_, place) => `${at} ${place} ${WORD}`)
  const noise: Readonly<Record<string, (at: number) => Partial<DebugEvent>>> = {
    'values of variables': (at) => ({ variables: words(at).map((value) => variableResult('v', value)) }),
    'tags that fired': (at) => ({ tags: words(at).map((id) => tagResult(id)) }),
    'conditions of tags': (at) => ({
      tags: [
        tagResult('t', { relatedTriggers: [{ id: 'r', conditions: words(at).map((id) => ({ id, resolved: true })) }] }),
      ],
    }),
    'trigger groups': (at) => ({
      triggerGroups: [
        {
          id: 'g',
          conditions: [],
          triggers: words(at).map((id) => ({ id, conditions: [], resolutions: 1, threshold: 1 })),
          resolvedEventIndex: null,
        },
      ],
    }),
    consents: (at) => ({ consents: Object.fromEntries(words(at).map((type) => [type, 1])) }),
    'data-layer events and titles': (at) => ({
      dataLayerEvent: { isJson: false, value: words(at).slice(0, 65).join('') },
      pageViewTitle: words(at).slice(65).join(''),
    }),
  }

  test.each(Object.keys(noise))('counts the size of its %s', (kind) => {
    const timeline = timelineOf([debugEvent('a'), debugEvent('a', noise[kind]?.(1))])
    expect(timeline.pool.size()).toBeGreaterThan(100 * WORD.length)
  })

  test('of large results that never repeat does not fill the memory', () => {
    const kinds = Object.values(noise)
    let timeline = emptyTimeline()
    for (let at = 0; at < 600; at += 1) {
      const event = debugEvent('a', { pageViewTime: Math.floor(at / 10), ...kinds[at % kinds.length]?.(at) })
      timeline = appendEvent(timeline, event)
      expect(timeline.pool.size()).toBeLessThanOrEqual(MAX_SIZE)
    }
    expect(timeline.size).toBeGreaterThan(200)
    expect(timeline.size + timeline.dropped).toBe(600)
  })

  test('of tags that never repeat counts the firings of a limited number of tags', () => {
    const event = (at: number) =>
      debugEvent('a', {
        pageViewTime: at,
        tags: Array.from({ length: 20 }, (_, place) => tagResult(`${at} ${place}`)),
      })
    const timeline = timelineOf(Array.from({ length: 2000 }, (_, at) => event(at)))
    expect(timeline.firedBefore.size).toBe(MAX_COUNTED_TAGS)
  })

  test('of the same tags is limited by their number', () => {
    const tags = Array.from({ length: 5000 }, (_, at) => tagResult(`tag ${at}`, { preventedBy: 'trigger' }))
    const variables = Array.from({ length: 5000 }, (_, at) => variableResult(`v ${at}`, 1))
    const timeline = timelineOf(Array.from({ length: 50 }, () => debugEvent('a', { tags, variables })))
    expect(timeline.pool.size()).toBeGreaterThan(50 * 10_000)
  })

  test('on one page removes its oldest events, and never the newest', () => {
    const heavy = (at: number) =>
      debugEvent('a', {
        variables: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((part) =>
          words(at).map((id) => variableResult('v', `${id}${part}`)),
        ),
      })
    let timeline = emptyTimeline()
    for (let at = 0; at < 63; at += 1) {
      timeline = appendEvent(timeline, heavy(at))
      expect(allEvents(timeline).at(-1)?.number).toBe(at + 1)
    }
    expect(timeline.dropped).toBeGreaterThan(0)
    expect(timeline.size).toBeGreaterThan(5)
  })
})

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
