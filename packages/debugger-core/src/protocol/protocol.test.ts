import { FROM_SITE, type FromSiteType } from '@waymark/domain/debug-protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debugEvent, fromSite, tagResult, variableResult } from '../testing/index.ts'
import { readToSite } from '../testing/site-messages.ts'
import { readMessage } from './read-message.ts'
import { isWithinSize } from './size.ts'
import { writeMessage } from './write-message.ts'

const READY = { appId: 'a', versionId: 'v', checksum: 'c', url: 'https://shop.example/', title: 'Shop' }
const word = fc.string({ maxLength: 40 })

test('messages of the site are read', () => {
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
      expect(readMessage(JSON.parse(JSON.stringify({ waymark: 'debug/1', type, sessionId, payload })))).toEqual({
        kind: 'message',
        message: { type, sessionId, payload },
      })
    }),
  )
})

test('messages to the site are read by it', () => {
  const start = {
    appId: 'a',
    sessionId: 's',
    debuggerUrl: 'https://w.example/',
    fontUrl: 'https://w.example/f',
    badgeText: 'Debugged',
  }
  expect(readToSite(writeMessage('start', 's', start))).toEqual({ type: 'start', sessionId: 's', payload: start })
  expect(readToSite(writeMessage('prevent-page-reload', 's', { enabled: true }))).toMatchObject({
    payload: { enabled: true },
  })
  expect(readToSite({ ...writeMessage('disconnect', 's', {}), type: 'dance' })).toBeUndefined()
  expect(readToSite('hello')).toBeUndefined()
})

describe('data from a window', () => {
  test('may be any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true, withDate: true }), (data) => {
        expect(readMessage(data).kind).toBe('foreign')
        expect(['foreign', 'unknown', 'malformed']).toContain(
          readMessage({ waymark: 'debug/1', type: 'event', sessionId: null, payload: data }).kind,
        )
      }),
    )
  })

  test('is unknown for types that are inherited names of objects', () => {
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'start']) {
      expect(readMessage({ waymark: 'debug/1', type, sessionId: 's', payload: {} })).toMatchObject({
        kind: 'unknown',
        type,
      })
    }
  })

  test('may have unknown members', () => {
    const message = { ...fromSite('ready', null, READY), extra: 1 }
    expect(readMessage({ ...message, payload: { ...READY, extra: 1 } })).toMatchObject({ message: { payload: READY } })
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
    ['an unknown reason', { tags: [{ ...tagResult('t'), preventedBy: 'weather' as never }] }, 'tags.0.preventedBy'],
    ['a page start that is not a number', { pageViewTime: Number.NaN }, 'pageViewTime'],
    ['a consent other than 0 and 1', { consents: { analytics: 0.5 as never } }, 'consents.analytics'],
  ])('is malformed with %s', (_, parts, where) => {
    expect(readMessage(fromSite('event', 's', debugEvent('a', parts)))).toEqual({
      kind: 'malformed',
      type: 'event',
      where,
    })
  })

  test('is malformed when it is huge, cyclic or throws on reading', () => {
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
      expect(readMessage(message).kind).not.toBe('unknown')
      expect(readMessage({ ...message, payload: part }).kind).toBe('malformed')
    }
  })

  test('is known by every type of the protocol', () => {
    const types = Object.keys(FROM_SITE) as FromSiteType[]
    for (const type of types)
      expect(readMessage({ waymark: 'debug/1', type, sessionId: 's', payload: {} }).kind).not.toBe('unknown')
  })
})

test('the size of a message counts texts, names and values', () => {
  expect(isWithinSize({ ab: 'xyz' }, 7)).toBe(true)
  expect(isWithinSize({ ab: 'xyz' }, 6)).toBe(false)
  expect(isWithinSize(Array(1000).fill(0), 500)).toBe(false)
})
