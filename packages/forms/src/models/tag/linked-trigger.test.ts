import type { NamedCondition } from '@waymark/domain/condition'
import { TRIGGER_TYPES, type TriggerType } from '@waymark/domain/trigger'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { expect, test } from 'vitest'
import { idleBlockers, type LinkedTrigger } from './index.ts'

const condition = (variable_id: string, condition_type: NamedCondition['condition_type'], value: string | null) =>
  ({ variable_id, condition_type, value, options: {}, name: null }) as unknown as NamedCondition

const linked = (type: TriggerType, ...conditions: NamedCondition[]): LinkedTrigger => ({
  key: type,
  id: type,
  name: type,
  type,
  conditions,
  conditionCount: conditions.length,
  hasAbandonedConditions: false,
  hasConditionsWithAbandonedVariable: false,
})
const event = (name: string, how: NamedCondition['condition_type'] = 'equals') =>
  linked('event', condition(BUILT_INS.event.id, how, name))
const validClick = linked('click', condition(BUILT_INS.defaultPrevented.id, 'is_false', null))

const isIdle = (blocking: LinkedTrigger, ...triggers: LinkedTrigger[]) => idleBlockers([blocking], triggers).length > 0

test('a blocking trigger of another type keeps no trigger from firing the tag', () => {
  expect(isIdle(linked('page_view'), linked('dom_ready'), event('purchase'))).toBe(true)
  expect(isIdle(linked('page_view'), linked('dom_ready'), linked('page_view'))).toBe(false)
})

test('a tag without triggers has nothing to keep from firing', () => {
  expect(isIdle(linked('page_view'))).toBe(false)
})

test('an event counts by its name, and may be any where its name is a pattern', () => {
  expect(isIdle(event('purchase'), event('add_to_cart'))).toBe(true)
  expect(isIdle(event('purchase'), event('purchase'))).toBe(false)
  expect(isIdle(event('waymark.pageView'), linked('page_view'))).toBe(false)
  expect(isIdle(event('purchase'), event('pur', 'starts_with'))).toBe(false)
  expect(isIdle(event('pur', 'starts_with'), event('add_to_cart'))).toBe(false)
})

test('a click that checks validation is another event, also where that cannot be seen', () => {
  expect(isIdle(validClick, linked('click'))).toBe(true)
  expect(isIdle(validClick, validClick)).toBe(false)
  expect(isIdle({ ...linked('click'), conditionCount: 3 }, validClick)).toBe(false)
})

test.each(TRIGGER_TYPES)('a trigger of the type %s blocks itself', (type) => {
  expect(isIdle(linked(type), linked(type))).toBe(false)
})

test.each(['trigger_group', 'cdp_audience_detection'] as const)('a %s may block on any event', (type) => {
  expect(isIdle(linked(type), linked('page_view'))).toBe(false)
  expect(isIdle(linked('page_view'), linked(type))).toBe(false)
})
