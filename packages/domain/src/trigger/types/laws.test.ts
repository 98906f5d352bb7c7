import { describe, expect, expectTypeOf, test } from 'vitest'
import { TRIGGER_APPEARANCES, TRIGGER_TYPES } from '../index.ts'
import { type TriggerSettings, type TriggerTypeDefinition, triggerTypeOf, triggerTypes } from './index.ts'

const errors = (id: keyof typeof triggerTypes, form: object) => {
  const definition = triggerTypes[id]
  return definition
    .check({ ...definition.sample, ...form } as never)
    .map(({ path, ...error }) => [path.join('.'), error])
}

describe.each(Object.entries<TriggerTypeDefinition>(triggerTypes))('%s', (_, definition) => {
  const { type, condition } = definition.encode(definition.sample)
  const stored = condition && { ...condition, condition_id: 'c', variable_id: definition.condition?.variableId ?? '' }

  test('its sample is a valid form', () => expect(definition.check(definition.sample)).toEqual([]))
  test('a sent form is read back unchanged', () => {
    expect(definition.decode(type, stored ?? undefined)).toEqual(definition.sample)
  })
  test('a new form makes its first type', () =>
    expect(definition.encode(definition.initial).type).toBe(definition.types[0]))
  test('resetting inactive fields twice changes no more than once', () => {
    expect(definition.resetInactive(definition.resetInactive(definition.sample))).toEqual(
      definition.resetInactive(definition.sample),
    )
  })
  test('its condition is one of those that make it', () => {
    if (condition) expect(definition.condition?.matchers).toContain(condition.condition_type)
  })
  test('the changelog has a word for every setting', () => {
    const formatted = definition.format(type, stored ?? undefined)
    expect(formatted.filter(({ label }) => typeof label === 'string')).toEqual([])
    expect(formatted).toHaveLength(definition.activeFields(definition.sample).length)
  })
  test('opens from anything', () => {
    for (const type of definition.types)
      expect(Object.keys(definition.decode(type, undefined))).toEqual(Object.keys(definition.initial))
  })
})

test('every type belongs to exactly one trigger type and has a name', () => {
  const types = Object.values<TriggerTypeDefinition>(triggerTypes).flatMap((definition) => definition.types)
  expect([...types].sort()).toEqual([...TRIGGER_TYPES].sort())
  for (const type of TRIGGER_TYPES) expect(triggerTypeOf(type).types).toContain(type)
  expect(Object.keys(TRIGGER_APPEARANCES).sort()).toEqual([...TRIGGER_TYPES].sort())
})

test('shared kinds begin with the type the product suggests', () => {
  expect(triggerTypes.click.types[0]).toBe('capturing_click')
  expect(triggerTypes.history.types[0]).toBe('debounced_history')
  expect(triggerTypes['page-view'].types[0]).toBe('page_view')
})

describe('allowed input', () => {
  test('a scroll threshold is a whole number, up to 100 in percent', () => {
    expect(errors('page-scroll', { value: '' })).toEqual([['value', { key: 'required' }]])
    expect(errors('page-scroll', { value: '101', unit: 'percentage' })).toEqual([
      ['value', { key: 'maximum', limit: 100 }],
    ])
    expect(errors('page-scroll', { value: '101', unit: 'pixels' })).toEqual([])
    expect(errors('page-scroll', { value: '-1' })).toEqual([['value', { key: 'minimum', limit: 0 }]])
    expect(errors('page-scroll', { value: '1.5' })).toEqual([['value', { key: 'must-be-integer' }]])
  })

  test('idle minutes are active only where a session counts', () => {
    expect(errors('page-view', { multiplicity: 'multiple', idleMinutes: '' })).toEqual([])
    expect(errors('page-view', { idleMinutes: '' })).toEqual([['idleMinutes', { key: 'required' }]])
    expect(errors('page-view', { idleMinutes: '0' })).toEqual([['idleMinutes', { key: 'minimum', limit: 1 }]])
    expect(errors('page-view', { multiplicity: 'excluding_first', idleMinutes: '1441' })).toEqual([
      ['idleMinutes', { key: 'maximum', limit: 1440 }],
    ])
    expect(triggerTypes['page-view'].initial.idleMinutes).toBe('30')
  })

  test('an element is found by a valid CSS selector', () => {
    expect(errors('element-presence', { value: '' })).toEqual([['value', { key: 'required' }]])
    expect(errors('element-presence', { value: 'a >' })).toEqual([['value', { key: 'invalid-css-selector' }]])
    expect(errors('element-presence', { value: `.${'x'.repeat(255)}` })).toEqual([
      ['value', { key: 'max-length', limit: 255 }],
    ])
  })

  test('an element is seen by a selector, a share of 1 to 100 percent and a time of up to an hour', () => {
    expect(errors('element-visibility', { value: 'a >' })).toEqual([['value', { key: 'invalid-css-selector' }]])
    expect(errors('element-visibility', { percentage: '0' })).toEqual([['percentage', { key: 'minimum', limit: 1 }]])
    expect(errors('element-visibility', { percentage: '101' })).toEqual([
      ['percentage', { key: 'maximum', limit: 100 }],
    ])
    expect(errors('element-visibility', { seconds: '' })[0]).toEqual(['seconds', { key: 'required' }])
    expect(errors('element-visibility', { seconds: '3601' })).toEqual([['seconds', { key: 'maximum', limit: 3600 }]])
  })

  test('a timer has an interval of a second to a day, and a limit that may be left out', () => {
    expect(errors('timer', { limit: '' })).toEqual([])
    expect(errors('timer', { value: '0' })).toEqual([['value', { key: 'minimum', limit: 1 }]])
    expect(errors('timer', { value: '1.5' })).toEqual([['value', { key: 'must-be-integer' }]])
    expect(errors('timer', { value: '86401' })).toEqual([['value', { key: 'maximum', limit: 86_400 }]])
    expect(errors('timer', { limit: '0' })).toEqual([['limit', { key: 'minimum', limit: 1 }]])
    expect(errors('timer', { limit: 'x' })).toEqual([['limit', { key: 'must-be-integer' }]])
    const { condition } = triggerTypes.timer.encode({ value: '5', limit: '', start: 'page' })
    expect(condition).toEqual({ condition_type: 'each_time', value: '5', options: { start: 'page' } })
    const read = triggerTypes.timer.decode('timer', { ...condition!, condition_id: 'c', variable_id: '' })
    expect(read.limit).toBe('')
  })

  test('validation is checked by a condition, of clicks only those that wait for tags', () => {
    const checked = { condition_type: 'is_false', value: null, options: {} }
    const { click, 'form-submission': form } = triggerTypes
    expect(form.encode({ checkValidation: true })).toEqual({ type: 'form_submission', condition: checked })
    expect(form.encode({ checkValidation: false }).condition).toBeNull()
    expect(click.encode({ waitForTags: true, checkValidation: true })).toEqual({ type: 'click', condition: checked })
    expect(click.resetInactive({ waitForTags: false, checkValidation: true }).checkValidation).toBe(false)
  })

  test('an event needs a name unless only its presence counts', () => {
    expect(errors('event', { value: '' })).toEqual([['value', { key: 'required' }]])
    expect(errors('event', { matcher: 'is_set', value: '' })).toEqual([])
  })
})

test('time and place begin as the product suggests', () => {
  expect(triggerTypes['time-on-website'].initial.value).toBe('5')
  expect(triggerTypes['leave-content'].initial.value).toBe('top')
  expect(triggerTypes['page-scroll'].initial.unit).toBe('percentage')
  expect(triggerTypes.event.initial.matcher).toBe('equals')
})

test('multiplicity is a condition of its own only where the session counts', () => {
  const send = triggerTypes['page-view'].encode
  expect(send({ loads: 'page_load', multiplicity: 'multiple', idleMinutes: '30' })).toEqual({
    type: 'page_load',
    condition: null,
  })
  expect(send({ loads: 'page_view', multiplicity: 'excluding_first', idleMinutes: '10' }).condition).toEqual({
    condition_type: 'is_not_first_visit',
    value: '10',
    options: {},
  })
})

test('the values of a form follow from its fields', () => {
  expectTypeOf<TriggerSettings<'page-scroll'>>().toEqualTypeOf<{
    value: string
    unit: 'percentage' | 'pixels'
    multiplicity: 'each_time' | 'once_per_page_view' | 'once_per_session'
  }>()
  expectTypeOf<TriggerSettings<'click'>>().toEqualTypeOf<{ waitForTags: boolean; checkValidation: boolean }>()
})
