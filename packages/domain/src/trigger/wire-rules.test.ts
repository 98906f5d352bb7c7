import { describe, expect, test } from 'vitest'
import type { Condition } from '../condition/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { conditionBuiltIns, conditionProblems, TRIGGER_TYPES, type TriggerType, withOptions } from './index.ts'

const own = '24fa15f8-c1fd-44c4-a547-451deb3e15d0'
const gone = '11111111-1111-4111-8111-111111111111'
const id = (n: number) => `63f34dad-8dda-49d9-a31d-${String(n).padStart(12, '0')}`
const { clickElement, cdpAudience, event, pageScroll, viewWithinSession, foundElements } = BUILT_INS
const { visibleElement, timerCount, errorMessage, defaultPrevented } = BUILT_INS

const condition = (variable_id: string, condition_type: string, value: string | null, more: object = {}) => ({
  condition_id: id(Math.abs(hash(variable_id + condition_type + value))),
  variable_id,
  condition_type,
  value,
  options: {},
  ...more,
})
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_999, 7)
const context = { stored: [], isVariable: (variable: string) => variable === own, isMetaSite: false }
const problems = (
  type: TriggerType,
  conditions: object[],
  more: Partial<Parameters<typeof conditionProblems>[1]> = {},
) =>
  conditionProblems(conditions as Condition[], { ...context, type, ...more }).map(({ path, key }) => [
    path.join('.'),
    key,
  ])

describe('the conditions accepted by the API', () => {
  test.each<[string, TriggerType, object[], [string, string][]]>([
    ['a page view without any', 'page_view', [], []],
    [
      'two idle times',
      'page_view',
      [
        condition(viewWithinSession.id, 'is_first_visit', '30'),
        condition(viewWithinSession.id, 'is_not_first_visit', '30'),
      ],
      [['conditions.1.variable_id', 'not-unique']],
    ],
    [
      'an idle time elsewhere, twice',
      'click',
      [
        condition(viewWithinSession.id, 'is_first_visit', '30'),
        condition(viewWithinSession.id, 'is_not_first_visit', '60'),
      ],
      [],
    ],
    ['no event name', 'event', [], [['conditions', 'required']]],
    [
      'the event name behind something else',
      'event',
      [condition(own, 'is_set', null), condition(event.id, 'equals', 'a')],
      [['conditions.1.variable_id', 'invalid']],
    ],
    ['an event name in a click', 'click', [condition(event.id, 'equals', 'a')], []],
    [
      'scrolling in a click',
      'click',
      [condition(pageScroll.id, 'each_time', '50', { options: { unit: 'percentage' } })],
      [['conditions.0.variable_id', 'invalid']],
    ],
    ['no threshold for scrolling', 'page_scroll', [condition(own, 'is_set', null)], [['conditions', 'required']]],
    [
      'elements without multiplicity',
      'element_presence',
      [condition(foundElements.id, 'equals', 'a')],
      [
        ['conditions.0.condition_type', 'invalid'],
        ['conditions', 'required'],
      ],
    ],
    [
      'a matcher of another variable',
      'click',
      [condition(own, 'matches', 'a')],
      [['conditions.0.condition_type', 'invalid']],
    ],
    [
      'a timer that fires once per session',
      'timer',
      [condition(timerCount.id, 'once_per_session', '5')],
      [
        ['conditions.0.condition_type', 'invalid'],
        ['conditions', 'required'],
      ],
    ],
    [
      'an interval of no seconds',
      'timer',
      [condition(timerCount.id, 'each_time', '0')],
      [['conditions.0.value', 'minimum']],
    ],
    [
      'once per element where elements need not be seen',
      'element_presence',
      [condition(foundElements.id, 'once_per_element', 'a')],
      [
        ['conditions.0.condition_type', 'invalid'],
        ['conditions', 'required'],
      ],
    ],
    ['the message of an error in an error', 'javascript_error', [condition(errorMessage.id, 'contains', 'a')], []],
    ['the message of an error in a click', 'click', [condition(errorMessage.id, 'contains', 'a')], []],
    ['validation of a form', 'form_submission', [condition(defaultPrevented.id, 'is_false', null)], []],
    ['validation of a click', 'click', [condition(defaultPrevented.id, 'is_false', null)], []],
    [
      'validation of a click before the page decides',
      'capturing_click',
      [condition(defaultPrevented.id, 'is_false', null)],
      [['conditions.0.variable_id', 'invalid']],
    ],
    [
      'validation twice',
      'form_submission',
      [
        condition(defaultPrevented.id, 'is_false', null),
        { ...condition(defaultPrevented.id, 'is_false', null), condition_id: null },
      ],
      [['conditions.1.variable_id', 'not-unique']],
    ],
    ['an unknown variable', 'click', [condition(gone, 'contains', 'a')], [['conditions.0.variable_id', 'invalid']]],
    [
      'something no longer supported',
      'click',
      [condition(own, 'abandoned', 'a')],
      [['conditions.0.condition_type', 'invalid']],
    ],
    [
      'audiences in a group',
      'trigger_group',
      [condition(cdpAudience.id, 'visitor_belongs_to', 'a')],
      [['conditions.0.variable_id', 'invalid']],
    ],
    [
      'no audience where it is all about them',
      'cdp_audience_detection',
      [condition(own, 'is_set', null)],
      [['conditions', 'required']],
    ],
    [
      'a broken selector',
      'click',
      [condition(clickElement.id, 'matches', 'a >')],
      [['conditions.0.value', 'invalid-css-selector']],
    ],
    [
      'one id twice',
      'click',
      [condition(own, 'contains', 'a'), condition(own, 'contains', 'a')],
      [['conditions.1.condition_id', 'not-unique']],
    ],
  ])('%s', (_, type, conditions, expected) => {
    expect(problems(type, conditions)).toEqual(expected)
  })

  test('an unknown variable is distinguished, because it has a code of its own', () => {
    const [problem] = conditionProblems([condition(gone, 'contains', 'a')] as Condition[], {
      ...context,
      type: 'click',
    })
    expect(problem?.unknownVariable).toBe(true)
  })

  test('audiences are refused on meta-sites', () => {
    const audience = condition(cdpAudience.id, 'visitor_belongs_to', 'a')
    expect(problems('click', [audience])).toEqual([])
    expect(problems('click', [audience], { isMetaSite: true })).toEqual([['conditions.0.variable_id', 'invalid']])
  })

  test('unsupported conditions can be kept but not added', () => {
    const kept = [condition(gone, 'contains', 'a'), condition(own, 'abandoned', 'b')] as Condition[]
    expect(problems('click', kept, { stored: kept })).toEqual([])
    expect(problems('click', [{ ...kept[0], value: 'changed' }], { stored: kept })).toEqual([
      ['conditions.0.variable_id', 'invalid'],
    ])
  })

  test('missing options are filled in, others dropped', () => {
    expect(withOptions(condition(clickElement.id, 'matches', 'a') as Condition).options).toEqual({
      selector_type: 'css',
    })
    expect(withOptions(condition(pageScroll.id, 'each_time', '5') as Condition).options).toEqual({ unit: 'percentage' })
    expect(withOptions(condition(visibleElement.id, 'each_time', 'a') as Condition).options).toEqual({
      selector_type: 'css',
      visible_percentage: 50,
      visible_seconds: 0,
      observe_changes: false,
    })
    expect(withOptions(condition(timerCount.id, 'each_time', '5') as Condition).options).toEqual({ start: 'page' })
    expect(
      withOptions(condition(timerCount.id, 'each_time', '5', { options: { limit: 3, unit: 'pixels' } }) as Condition)
        .options,
    ).toEqual({ limit: 3, start: 'page' })
    expect(withOptions(condition(own, 'contains', 'a', { options: { unit: 'pixels' } }) as Condition).options).toEqual(
      {},
    )
  })
})

test('ordinary conditions are offered what makes sense for the type', () => {
  const names = (type: TriggerType) => conditionBuiltIns(type).map((builtIn) => builtIn.name)
  for (const type of TRIGGER_TYPES) expect(names(type)).not.toContain('Page Scroll')
  expect(names('page_view')).not.toContain('View within session')
  expect(names('click')).toContain('View within session')
  expect(names('event')).not.toContain('Event')
  expect(names('click')).not.toContain('CDP Audience')
})
