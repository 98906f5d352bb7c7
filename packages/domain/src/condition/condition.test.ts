import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { App, MetaSite } from '../site/index.ts'
import { BUILT_INS, builtIns } from '../variable/built-in/index.ts'
import {
  audienceArea,
  audienceError,
  CONDITION_TYPES,
  Condition,
  ConditionInput,
  type ConditionRow,
  type ConditionType,
  conditionKeys,
  conditionOf,
  conditionRows,
  conditionsOf,
  DEFAULT_MATCHERS,
  forVisitors,
  initialCondition,
  matchersOf,
  needsValue,
  newCondition,
  onlyWhen,
  unitOf,
  valueError,
  valueKind,
  withConditionIds,
  withSelectorType,
  withType,
  withVariable,
} from './index.ts'

const own = '24fa15f8-c1fd-44c4-a547-451deb3e15d0'
const { pageUrl, clickElement, trafficSource, viewWithinSession, pageScroll, timeOnWebsite, returningVisitor } =
  BUILT_INS

describe('the matchers of a variable', () => {
  test('variables of one’s own have the sixteen usual matchers', () => {
    expect(matchersOf(own)).toEqual(DEFAULT_MATCHERS)
    expect(DEFAULT_MATCHERS).toHaveLength(16)
    expect(matchersOf(clickElement.id)).toEqual(['matches', 'does_not_match', 'is_a_child_of', 'is_not_a_child_of'])
  })

  test('a text is not compared where no value is needed', () => {
    expect(valueKind(own, 'contains')).toEqual({ kind: 'text' })
    expect(valueKind(own, 'is_empty')).toEqual({ kind: 'none' })
    expect(valueKind(returningVisitor.id, 'is_true')).toEqual({ kind: 'none' })
    expect(valueKind(trafficSource.id, 'equals').kind).toBe('one-of')
  })

  test('values are shown with their unit', () => {
    const unit = (variable_id: string, condition_type: ConditionType, options = {}) =>
      unitOf({ variable_id, condition_type, options })
    expect(unit(pageScroll.id, 'each_time', { unit: 'pixels' })).toBe('px')
    expect(unit(pageScroll.id, 'each_time', { unit: 'percentage' })).toBe('%')
    expect(unit(timeOnWebsite.id, 'each_time')).toBe('s')
    expect(unit(viewWithinSession.id, 'is_first_visit')).toBe('min')
    expect(unit(own, 'contains')).toBeUndefined()
  })
})

describe('editing', () => {
  const row: ConditionRow = { ...newCondition(own, 'k'), value: 'sale' }

  test('a new condition on the address contains nothing yet', () => {
    expect(initialCondition('k')).toMatchObject({
      variableId: pageUrl.id,
      type: 'contains',
      value: '',
      conditionId: null,
    })
  })

  test('another variable starts with its first matcher and its first value', () => {
    expect(withVariable(row, trafficSource.id)).toMatchObject({ type: 'equals', value: 'campaign', selectorType: null })
    expect(withVariable(row, clickElement.id)).toMatchObject({ type: 'matches', value: '', selectorType: 'css' })
    expect(withVariable(row, own)).toBe(row)
  })

  test('another type keeps the value as long as one is needed', () => {
    expect(withType(row, 'equals')).toMatchObject({ type: 'equals', value: 'sale' })
    expect(withType(row, 'is_set')).toMatchObject({ type: 'is_set', value: '' })
    expect(withType(row, 'matches')).toBe(row)
  })

  test('only selectors can be CSS or XPath', () => {
    const selector = newCondition(clickElement.id, 'k')
    expect(withSelectorType(selector, 'xpath').selectorType).toBe('xpath')
    expect(withType(withSelectorType(selector, 'xpath'), 'is_a_child_of').selectorType).toBe('xpath')
    expect(withSelectorType(row, 'xpath')).toBe(row)
  })

  test('switching conditions on begins with one, switching them off clears all', () => {
    expect(onlyWhen([], true, 'new')).toEqual([initialCondition('new')])
    expect(onlyWhen([row], true, 'new')).toEqual([row])
    expect(onlyWhen([row], false, 'new')).toEqual([])
  })
})

describe('the wire', () => {
  const parse = (condition: object) => v.safeParse(ConditionInput, { variable_id: own, ...condition })

  test('an empty value is sent as null, and no id where the server makes one', () => {
    expect(conditionOf({ ...newCondition(own, 'k'), type: 'is_set', value: 'left over' })).toEqual({
      variable_id: own,
      condition_type: 'is_set',
      value: null,
      options: {},
    })
  })

  test('a value without a comparison is dropped, a missing one is refused', () => {
    expect(parse({ condition_type: 'is_empty', value: 'x' }).output).toMatchObject({ value: null })
    expect(parse({ condition_type: 'contains', value: '' }).success).toBe(false)
    expect(parse({ condition_type: 'contains' }).success).toBe(false)
    expect(parse({ condition_type: 'contains', value: 'x'.repeat(255) }).success).toBe(true)
    expect(parse({ condition_type: 'contains', value: 'x'.repeat(256) }).success).toBe(false)
    expect(parse({ condition_type: 'toString', value: 'x' }).success).toBe(false)
  })

  test('an abandoned condition is read as it was found', () => {
    expect(parse({ condition_type: 'abandoned', value: 'x'.repeat(300) }).output).toMatchObject({
      value: 'x'.repeat(300),
    })
  })

  const stored = fc
    .record({
      condition_id: fc.option(fc.uuid()),
      variable: fc.oneof(fc.constant(own), fc.constantFrom(...builtIns().map(({ id }) => id))),
      at: fc.nat(),
      value: fc.string({ minLength: 1, maxLength: 20 }),
      selector_type: fc.constantFrom('css', 'xpath'),
    })
    .map(({ condition_id, variable, at, value, selector_type }) => {
      const types = matchersOf(variable)
      const condition_type = types[at % types.length]!
      const selector = valueKind(variable, condition_type).kind === 'selector'
      return v.parse(Condition, {
        condition_id,
        variable_id: variable,
        condition_type,
        value: needsValue(condition_type) ? value : null,
        options: selector ? { selector_type } : {},
      })
    })

  test('stored conditions are converted to the form and back unchanged', () => {
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 6 }), (conditions) => {
        const back = conditionsOf(conditionRows(conditions)).map((condition) => ({ condition_id: null, ...condition }))
        expect(back).toEqual(conditions)
      }),
    )
  })

  test('no edit of a row makes a condition that the API refuses, once its value is right', () => {
    const edit = fc.oneof(
      fc.constantFrom(own, ...builtIns().map(({ id }) => id)).map((id) => (row: ConditionRow) => withVariable(row, id)),
      fc.constantFrom(...CONDITION_TYPES).map((type) => (row: ConditionRow) => withType(row, type)),
      fc.constantFrom('css', 'xpath').map((kind) => (row: ConditionRow) => withSelectorType(row, kind)),
      fc.string().map((value) => (row: ConditionRow) => (needsValue(row.type) ? { ...row, value } : row)),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const row = edits.reduce((edited, change) => change(edited), initialCondition('k'))
        expect(matchersOf(row.variableId)).toContain(row.type)
        expect(row.selectorType === null).toBe(valueKind(row.variableId, row.type).kind !== 'selector')
        if (valueError(row) === undefined) expect(v.safeParse(ConditionInput, conditionOf(row)).success).toBe(true)
      }),
    )
  })
})

describe('missing ids', () => {
  const condition = { variable_id: own, condition_type: 'contains', value: 'a', options: {} }
  const trigger = 'aa5186f9-e62b-4a5f-8ae4-558f045840f3'

  test('are built from the parts, repetitions are numbered', () => {
    const keys = conditionKeys([condition, condition, { ...condition, condition_id: 'given' }, condition])
    expect(keys).toEqual([`${own}|contains|a|{}`, `${own}|contains|a|{}|2`, 'given', `${own}|contains|a|{}|3`])
  })

  test('become ids that are the same each time and differ between triggers', () => {
    const ids = withConditionIds(trigger, [condition, condition]).map((each) => each.condition_id)
    expect(new Set(ids).size).toBe(2)
    expect(withConditionIds(trigger, [condition])[0]?.condition_id).toBe(ids[0])
    expect(withConditionIds(own, [condition])[0]?.condition_id).not.toBe(ids[0])
  })

  test('become ids that every release gives to the same content, also where text is not well-formed', () => {
    const idsOf = (value: string) => withConditionIds(trigger, [{ ...condition, value }])[0]?.condition_id
    expect(idsOf('zażółć 😀')).toBe('bd76b0a2-3d98-59e5-af5b-aeb369d0eb75')
    expect(idsOf('\ud800')).toBe(idsOf('\ufffd'))
  })

  test('a missing value counts as an empty one', () => {
    expect(conditionKeys([{ variable_id: own, condition_type: 'is_set', value: null }])).toEqual([`${own}|is_set||{}`])
  })
})

describe('the allowed values', () => {
  const error = (variableId: string, type: ConditionType, value: string, more: object = {}) =>
    valueError({ variableId, type, value, ...more })

  test.each([
    ['', { key: 'required' }],
    ['0', { key: 'minimum', limit: 1 }],
    ['1441', { key: 'maximum', limit: 1440 }],
    ['1.5', { key: 'must-be-integer' }],
    ['half an hour', { key: 'must-be-number' }],
    ['1440', undefined],
  ])('idle minutes %j', (value, expected) => {
    expect(error(viewWithinSession.id, 'is_first_visit', value)).toEqual(expected)
  })

  test.each([
    ['101', 'percentage', { key: 'maximum', limit: 100 }],
    ['101', 'pixels', undefined],
    ['-1', 'pixels', { key: 'minimum', limit: 0 }],
    ['half', 'percentage', { key: 'must-be-integer' }],
    ['0', 'percentage', undefined],
  ] as const)('a scroll threshold of %s %s', (value, unit, expected) => {
    expect(error(pageScroll.id, 'each_time', value, { unit })).toEqual(expected)
  })

  test('selectors are checked by their kind', () => {
    expect(error(clickElement.id, 'matches', 'a >', { selectorType: 'css' })).toEqual({ key: 'invalid-css-selector' })
    expect(error(clickElement.id, 'matches', '//a[', { selectorType: 'xpath' })).toEqual({ key: 'invalid-xpath' })
    expect(error(clickElement.id, 'matches', '//a', { selectorType: 'xpath' })).toBeUndefined()
  })

  test('fixed values are one of those offered', () => {
    expect(error(trafficSource.id, 'equals', 'social')).toBeUndefined()
    expect(error(trafficSource.id, 'equals', 'Social')).toEqual({ key: 'unknown-choice' })
    expect(error(timeOnWebsite.id, 'each_time', '7')).toEqual({ key: 'unknown-choice' })
  })

  test('where none is needed none is missed', () => {
    expect(error(own, 'is_set', '')).toBeUndefined()
    expect(error(own, 'contains', '')).toEqual({ key: 'required' })
    expect(error(own, 'contains', 'x'.repeat(256))).toEqual({ key: 'max-length', limit: 255 })
  })
})

describe('audiences', () => {
  const dates = { created_at: '', updated_at: '' }
  const shop: App = { id: 'a', type: 'ppms/app', attributes: { name: 'Shop', urls: [], gdpr: true, ...dates } }
  const shared: MetaSite = { id: 'm', type: 'ppms/meta-site', attributes: { name: 'Shared', ...dates } }
  const loaded = <T>(value: T) => ({ state: 'loaded', value }) as const
  const access = (state: 'granted' | 'not_granted' | 'inactive') => loaded({ data: { state } })
  const cdp = loaded([{ id: 'customer_data_platform', type: 'ppms/module' as const, attributes: {} }])
  const ready = { site: shop, offered: true, modules: cdp, access: access('granted') }

  test.each<[string, Partial<Parameters<typeof audienceArea>[0]>]>([
    ['ready', {}],
    ['not-supported', { site: shared }],
    ['not-supported', { offered: false }],
    ['loading', { modules: { state: 'pending' } }],
    ['loading', { access: { state: 'pending' } }],
    ['error', { modules: { state: 'failed' } }],
    ['error', { access: { state: 'failed' } }],
    ['no-module-access', { modules: loaded([]) }],
    ['upsell', { access: access('not_granted') }],
    ['inactive', { access: access('inactive') }],
  ])('the area is %s', (area, change) => {
    expect(audienceArea({ ...ready, ...change })).toBe(area)
  })

  test('specific visitors begin with a condition without an audience', () => {
    const [first, ...rest] = forVisitors([], 'specific', 'k')
    expect(first).toMatchObject({ variableId: BUILT_INS.cdpAudience.id, type: 'visitor_belongs_to', value: '' })
    expect(rest).toEqual([])
    expect(forVisitors([first!], 'all', 'k')).toEqual([])
  })

  test('an audience that is gone is said, with and without others to choose', () => {
    const others = [{ id: '1', name: 'Buyers' }]
    expect(audienceError('1', others)).toBeUndefined()
    expect(audienceError('', others)).toBeUndefined()
    expect(audienceError('2', others)?.id).toBe('audience.unknown')
    expect(audienceError('2', [])?.id).toBe('audience.unknown-none')
  })
})
