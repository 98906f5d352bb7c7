import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Formatted, FormattedEntry } from '../field/index.ts'
import { allTemplates } from '../tag/templates/index.ts'
import { allTriggerTypes } from '../trigger/types/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { variableTypes } from '../variable/types/index.ts'
import {
  ChangelogEntry,
  changedAttributes,
  formatEntry,
  formatTag,
  formatTrigger,
  formatVariable,
  onlyChanged,
} from './index.ts'

const own = '24fa15f8-c1fd-44c4-a547-451deb3e15d0'
const keys = (entries: readonly FormattedEntry[]) => entries.map((entry) => entry.key)
const value = (entries: readonly FormattedEntry[], key: string) => entries.find((entry) => entry.key === key)?.value

/** Everything without a word of the product, however deep. */
const unnamed = (entries: readonly FormattedEntry[]): string[] =>
  entries.flatMap((entry) => [...(typeof entry.label === 'string' ? [entry.key] : []), ...inside(entry.value)])
const inside = (formatted: Formatted): string[] =>
  formatted.as === 'record'
    ? unnamed(formatted.entries)
    : formatted.as === 'list'
      ? formatted.items.flatMap(inside)
      : []

/** The records of a printed list. */
const rowsOf = (formatted: Formatted | undefined): readonly (readonly FormattedEntry[])[] =>
  formatted?.as === 'list' ? formatted.items.map((item) => (item.as === 'record' ? item.entries : [])) : []

describe('tags', () => {
  const tag = {
    name: 'Newsletter',
    template: 'custom_tag',
    is_active: true,
    priority: 3,
    consent_type: 'analytics',
    respect_visitors_privacy: true,
    disable_in_debug_mode: false,
    document_write: true,
    code: '<script></script>',
    scheduler: { date_ranges: [], times_of_day: [] },
    template_options: {},
    triggers: [{ trigger_id: 't', name: 'All pages' }],
  }

  test('an empty schedule and empty options need no line', () => {
    const formatted = formatTag(tag)
    expect(keys(formatted)).not.toContain('scheduler')
    expect(keys(formatted)).not.toContain('template_options')
    expect(value(formatted, 'code')).toEqual({ as: 'code', text: '<script></script>', language: 'html' })
    expect(value(formatted, 'triggers')).toEqual({ as: 'list', items: [{ as: 'text', text: 'All pages' }] })
    expect(value(formatted, 'consent_type')).toMatchObject({ message: { id: 'consent.analytics' } })
  })

  test('flight dates are printed with their zone', () => {
    const row = { from: '2026-03-01T08:00:00+0000', to: '2026-03-31T20:00:00+0000', timezone: 'Europe/Warsaw' }
    const formatted = formatTag({ ...tag, scheduler: { date_ranges: [row], times_of_day: [] } })
    expect(value(formatted, 'scheduler')).toMatchObject({
      entries: [{ value: { items: [{ values: { from: '2026-03-01 08:00:00', timezone: 'Europe/Warsaw' } }] } }],
    })
  })

  test('the code of a template without editable code is left out, that of an abandoned one is not', () => {
    expect(keys(formatTag({ ...tag, template: 'facebook_retargeting_pixel' }))).not.toContain('code')
    expect(keys(formatTag({ ...tag, template: 'never_heard_of' }))).toContain('code')
  })

  test.each(allTemplates().map((template) => [template.id, template] as const))(
    '%s is printed in words',
    (_, template) => {
      const options = template.encode(template.sample as never)
      expect(unnamed(formatTag({ ...tag, template: template.stored.template, template_options: options }))).toEqual([])
    },
  )
})

describe('triggers', () => {
  const recorded = (variable_id: string, condition_type: string, value: string | null, options = {}) => ({
    condition_id: 'c',
    condition_type,
    value,
    options,
    variable: { variable_id, name: 'Plan', variable_type: 'data_layer', value: 'plan', options: {} },
  })

  test.each(allTriggerTypes().map((kind) => [kind.id, kind] as const))('%s is printed in words', (_, kind) => {
    const { type, condition } = kind.encode(kind.sample)
    const conditions = [
      ...(condition
        ? [recorded(kind.condition?.variableId ?? '', condition.condition_type, condition.value, condition.options)]
        : []),
      recorded(own, 'equals', 'pro'),
      recorded(BUILT_INS.clickElement.id, 'is_a_child_of', '//a', { selector_type: 'xpath' }),
      recorded(BUILT_INS.cdpAudience.id, 'visitor_belongs_to', 'buyers'),
    ]
    const formatted = formatTrigger({ name: 'T', trigger_type: type, conditions, triggers: [] })
    expect(unnamed(formatted)).toEqual([])
    expect(keys(formatted)).toContain('audience_conditions')
    expect(keys(formatted).includes('settings')).toBe(Object.keys(kind.fields).length > 0)
  })

  test('values have their unit, words of fixed values are translated, custom variables keep their name', () => {
    const formatted = formatTrigger({
      name: 'T',
      trigger_type: 'click',
      conditions: [
        recorded(BUILT_INS.viewWithinSession.id, 'is_first_visit', '30'),
        recorded(BUILT_INS.trafficSource.id, 'equals', 'organic_search'),
        recorded(own, 'is_set', null),
      ],
    })
    const [first, second, third] = rowsOf(value(formatted, 'conditions'))
    expect(value(first!, 'value')).toEqual({ as: 'text', text: '30 min' })
    expect(value(second!, 'value')).toMatchObject({ message: { id: 'condition-value.organic-search' } })
    expect(keys(third!)).toEqual(['variable', 'condition_type'])
    expect(value(third!, 'variable')).toEqual({ as: 'text', text: 'Plan' })
  })

  test('members are printed with how often they must have fired', () => {
    const formatted = formatTrigger({
      name: 'G',
      trigger_type: 'trigger_group',
      conditions: [],
      triggers: [{ trigger_id: 'a', name: 'Click', firing_threshold: 2 }],
    })
    expect(value(formatted, 'triggers')).toMatchObject({ items: [{ values: { name: 'Click', times: 2 } }] })
  })

  test('a trigger that cannot be read is printed raw', () => {
    const formatted = formatTrigger({ name: 'T', trigger_type: 'telepathy', conditions: 'none' })
    expect(value(formatted, 'conditions')).toEqual({ as: 'text', text: 'none' })
  })
})

describe('variables', () => {
  test.each(Object.values(variableTypes).map((type) => [type.id, type] as const))(
    '%s is printed in words',
    (id, type) => {
      const content = type.encode(type.sample as never)
      const formatted = formatVariable({ name: 'V', variable_type: id, ...content })
      expect(unnamed(formatted)).toEqual([])
      expect(keys(formatted).slice(0, 2)).toEqual(['name', 'variable_type'])
    },
  )

  test('custom JavaScript is code', () => {
    const formatted = formatVariable({ name: 'V', variable_type: 'custom_js', value: '1', options: {} })
    expect(value(formatted, 'value')).toEqual({ as: 'code', text: '1', language: 'javascript' })
  })

  test('unsupported values are printed unchanged', () => {
    const formatted = formatVariable({ name: 'V', variable_type: 'abandoned', value: 'x', options: { a: 1 } })
    expect(keys(formatted)).toEqual(['name', 'variable_type', 'value', 'options'])
  })
})

describe('entries', () => {
  const entry = (before_content: unknown, after_content: unknown, resource_type = 'variable') =>
    v.parse(ChangelogEntry, {
      id: 'e',
      type: 'changelog',
      attributes: {
        created_at: '',
        author: null,
        change_type: 'edit',
        resource_id: 'r',
        resource_name: 'V',
        resource_type,
        before_content,
        after_content,
      },
    })
  const variable = (name: string, value: string) => ({ name, variable_type: 'constant', value, options: {} })

  test('only what differs can be printed', () => {
    const formatted = formatEntry(entry(variable('V', 'a'), variable('V', 'b')))
    if (!('before' in formatted)) throw new Error('there is something to show')
    const changed = onlyChanged(formatted)
    expect(keys(changed.before)).toEqual(['value'])
    expect(keys(changed.after)).toEqual(['value'])
    expect(changedAttributes(variable('V', 'a'), variable('W', 'a'))).toEqual(['name'])
  })

  test('an entry without values on both sides is printed as failed', () => {
    expect(formatEntry(entry({}, []))).toMatchObject({ id: 'changelog.failed' })
  })

  test('lists of named values are read like objects', () => {
    const listed = Object.entries(variable('V', 'a')).map(([name, value]) => ({ name, value }))
    expect(entry(listed, []).attributes.before_content).toEqual(variable('V', 'a'))
  })

  test('any recorded entry can be printed', () => {
    const name = fc.constantFrom(
      'name',
      'template',
      'template_options',
      'scheduler',
      'triggers',
      'code',
      'trigger_type',
      'conditions',
      'variable_type',
      'value',
      'options',
    )
    const content = fc.dictionary(
      name,
      fc.oneof(fc.jsonValue(), fc.constantFrom('custom_tag', 'click', 'event', 'lookup_table', 'url')),
    )
    fc.assert(
      fc.property(content, content, fc.constantFrom('tag', 'trigger', 'variable'), (before, after, type) => {
        const formatted = formatEntry(entry(before, after, type))
        if (!('before' in formatted)) return
        const changed = onlyChanged(formatted)
        expect(changed.before.length).toBeLessThanOrEqual(formatted.before.length)
      }),
    )
  })
})
