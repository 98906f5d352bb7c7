import type { DebugEvent } from '@waymark/domain/debug-protocol'
import { describe, expect, test } from 'vitest'
import { idOf } from '../testing/index.ts'
import { truncateEvent } from './truncate-event.ts'

const MEBIBYTE = 1_048_576

const variable = (number: number, value: string, name = `Variable ${number}`): DebugEvent['variables'][number] => ({
  id: idOf('variable', number),
  name,
  serializedValue: { isJson: false, value },
  originalValueType: 'string',
})
const trigger = (number: number) => ({
  id: idOf('trigger', number),
  conditions: [{ id: idOf('condition', number), resolved: false }],
})
const tag = (number: number, triggers: number): DebugEvent['tags'][number] => ({
  id: idOf('tag', number),
  fired: false,
  preventedBy: 'trigger',
  failures: ['trigger'],
  relatedTrigger: null,
  relatedTriggers: Array.from({ length: triggers }, (_, at) => trigger(at)),
})
const many = <Item>(count: number, make: (number: number) => Item) => Array.from({ length: count }, (_, at) => make(at))

const event = (changes: Partial<DebugEvent>): DebugEvent => ({
  pageViewTime: 1,
  dataLayerIndex: 0,
  pageViewTitle: 'Shop',
  dataLayerEvent: { isJson: true, value: '{"event":"go"}' },
  variables: [],
  consents: {},
  tags: [],
  triggerGroups: [],
  ...changes,
})

/** The bytes of the whole message in which an event is sent. */
const sizeOf = (payload: DebugEvent) => {
  const sessionId = '5b3c1a52-0d0f-4f0e-9c62-0f6c8f1a2b3c'
  return new TextEncoder().encode(JSON.stringify({ waymark: 'debug/1', type: 'event', sessionId, payload })).length
}
const truncated = (changes: Partial<DebugEvent>) => truncateEvent(event(changes))
const valuesOf = ({ variables }: DebugEvent) => [
  ...new Set(variables.map(({ serializedValue }) => serializedValue.value)),
]

describe('an event on its way to the debugger', () => {
  test('keeps everything while its message has at most one mebibyte', () => {
    const whole = event({ variables: many(31, (number) => variable(number, 'x'.repeat(32_768))) })
    expect(sizeOf(whole)).toBeLessThan(MEBIBYTE)
    expect(truncateEvent(whole)).toBe(whole)
  })

  test.each([
    ['values', { variables: many(40, (number) => variable(number, 'x'.repeat(32_768))) }],
    [
      'small values beside long names',
      { variables: many(2000, (number) => variable(number, 'x'.repeat(100), 'n'.repeat(300))) },
    ],
    ['letters that take several bytes', { variables: many(31, (number) => variable(number, '日'.repeat(32_768))) }],
    ['signs that are escaped', { variables: many(31, (number) => variable(number, '"'.repeat(32_768))) }],
    [
      'values beside many tags',
      { variables: many(30, (number) => variable(number, 'x'.repeat(32_768))), tags: many(500, (at) => tag(at, 1)) },
    ],
    [
      'values beside the groups',
      {
        variables: many(30, (number) => variable(number, 'x'.repeat(32_768))),
        triggerGroups: many(400, (at) => ({ ...trigger(at), triggers: [], resolvedEventIndex: null })),
      },
    ],
  ])('is sent without the values of variables when it is too large by %s', (_by, changes: Partial<DebugEvent>) => {
    expect(sizeOf(event(changes))).toBeGreaterThan(MEBIBYTE)
    const light = truncated(changes)
    expect(sizeOf(light)).toBeLessThanOrEqual(MEBIBYTE)
    expect(valuesOf(light)).toEqual(['[too large]'])
    expect({ ...light, variables: [] }).toEqual({ ...event(changes), variables: [] })
  })

  test('is sent without the triggers that decided nothing when its tags alone are too many', () => {
    const light = truncated({ variables: [variable(1, 'x')], tags: many(2000, (number) => tag(number, 20)) })
    expect(sizeOf(light)).toBeLessThanOrEqual(MEBIBYTE)
    expect(valuesOf(light)).toEqual(['[too large]'])
    expect(light.tags).toHaveLength(2000)
    expect(light.tags.every(({ preventedBy, relatedTriggers }) => preventedBy && !relatedTriggers.length)).toBe(true)
  })

  test('is measured on pages that have replaced toJSON', () => {
    Object.assign(Array.prototype, {
      toJSON: () => {
        throw new Error('mine')
      },
    })
    try {
      const whole = event({ variables: [variable(1, 'x')] })
      expect(truncateEvent(whole)).toBe(whole)
    } finally {
      delete (Array.prototype as { toJSON?: unknown }).toJSON
    }
  })
})
