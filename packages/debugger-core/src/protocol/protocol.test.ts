import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debugEvent, tagResult, variableResult } from '../testing/index.ts'
import { FROM_SITE, type FromSiteType, fromSite, readFromSite } from './from-site.ts'
import { readToSite, toSite } from './to-site.ts'
import { isLight } from './weight.ts'

const READY = { appId: 'a', versionId: 'v', checksum: 'c', url: 'https://shop.example/', title: 'Shop' }
const word = fc.string({ maxLength: 40 })

test('what the site writes, the product reads', () => {
  const messages = fc.oneof(
    fc
      .record({ appId: word, versionId: word, checksum: word, url: word, title: word })
      .map((ready) => fromSite('ready', null, ready)),
    word.map((checksum) => fromSite('up-to-date', 's', { checksum })),
    word.map((message) => fromSite('error', 's', { message })),
    fc.constant(
      fromSite('event', 's', debugEvent('purchase', { tags: [tagResult('t')], variables: [variableResult('v', 1)] })),
    ),
  )
  fc.assert(
    fc.property(messages, ({ type, sessionId, payload }) => {
      expect(readFromSite(JSON.parse(JSON.stringify({ waymark: 'debug/1', type, sessionId, payload })))).toEqual({
        is: 'message',
        message: { type, sessionId, payload },
      })
    }),
  )
})

test('what the product writes, the site reads', () => {
  const start = { appId: 'a', sessionId: 's', debuggerUrl: 'https://w.example/', fontUrl: 'https://w.example/f' }
  expect(readToSite(toSite('start', 's', start))).toEqual({ type: 'start', sessionId: 's', payload: start })
  expect(readToSite(toSite('prevent-page-reload', 's', { enabled: true }))).toMatchObject({
    payload: { enabled: true },
  })
  expect(readToSite({ ...toSite('disconnect', 's', {}), type: 'dance' })).toBeUndefined()
  expect(readToSite('hello')).toBeUndefined()
})

describe('what comes from a window', () => {
  test('may be anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withDate: true }), (data) => {
        expect(readFromSite(data).is).toBe('foreign')
        expect(['foreign', 'unknown', 'malformed']).toContain(
          readFromSite({ waymark: 'debug/1', type: 'event', sessionId: null, payload: data }).is,
        )
      }),
    )
  })

  test('is never taken for a type that every object seems to have', () => {
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'start']) {
      expect(readFromSite({ waymark: 'debug/1', type, sessionId: 's', payload: {} })).toMatchObject({
        is: 'unknown',
        type,
      })
    }
  })

  test('may carry more than is known', () => {
    const message = { ...fromSite('ready', null, READY), extra: 1 }
    expect(readFromSite({ ...message, payload: { ...READY, extra: 1 } })).toMatchObject({ message: { payload: READY } })
  })

  test.each([
    ['too many tags', { tags: Array.from({ length: 5001 }, (_, at) => tagResult(`${at}`)) }, 'tags'],
    [
      'too many groups',
      { triggerGroups: Array(501).fill({ id: 'g', conditions: [], triggers: [], resolvedEventIndex: null }) },
      'triggerGroups',
    ],
    [
      'a value that is too long',
      { variables: [variableResult('v', 'x'.repeat(32_768))] },
      'variables.0.serializedValue.value',
    ],
    [
      'an event that is too long',
      { dataLayerEvent: { isJson: false, value: 'x'.repeat(65_538) } },
      'dataLayerEvent.value',
    ],
    ['a reason nobody knows', { tags: [{ ...tagResult('t'), preventedBy: 'weather' as never }] }, 'tags.0.preventedBy'],
    ['a page that began at no time', { pageViewTime: Number.NaN }, 'pageViewTime'],
    ['a consent that is half given', { consents: { analytics: 0.5 as never } }, 'consents.analytics'],
  ])('is dropped with %s', (_, parts, where) => {
    expect(readFromSite(fromSite('event', 's', debugEvent('a', parts)))).toEqual({
      is: 'malformed',
      type: 'event',
      where,
    })
  })

  test('is dropped when it is huge, endless or hostile to reading', () => {
    const endless: Record<string, unknown> = {}
    endless.itself = [endless, endless]
    const trap = {
      get value() {
        throw new Error('read')
      },
    }
    const huge = 'x'.repeat(9_000_000)
    for (const part of [endless, trap, { text: huge }]) {
      const message = { ...fromSite('ready', null, READY), payload: { ...READY, part } }
      expect(readFromSite(message).is).not.toBe('unknown')
      expect(readFromSite({ ...message, payload: part }).is).toBe('malformed')
    }
  })

  test('is known in every type by name', () => {
    const types = Object.keys(FROM_SITE) as FromSiteType[]
    for (const type of types)
      expect(readFromSite({ waymark: 'debug/1', type, sessionId: 's', payload: {} }).is).not.toBe('unknown')
  })
})

test('the weight of a message counts texts, names and values', () => {
  expect(isLight({ ab: 'xyz' }, 7)).toBe(true)
  expect(isLight({ ab: 'xyz' }, 6)).toBe(false)
  expect(isLight(Array(1000).fill(0), 500)).toBe(false)
})
