import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { equal } from '../equal/index.ts'
import type { Formatted, FormattedEntry } from '../field/index.ts'
import { allTemplates } from '../tag/templates/index.ts'
import { type TriggerTypeDefinition, triggerTypes } from '../trigger/types/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { variableTypes } from '../variable/types/index.ts'
import {
  ChangelogEntry,
  changedOnly,
  compareEntry,
  formatEntry,
  formatTag,
  formatTrigger,
  formatVariable,
} from './index.ts'

const own = '24fa15f8-c1fd-44c4-a547-451deb3e15d0'
const keys = (entries: readonly FormattedEntry[]) => entries.map((entry) => entry.key)
const value = (entries: readonly FormattedEntry[], key: string) => entries.find((entry) => entry.key === key)?.value

/** Everything without a word of the product, however deep; named rows of a table are called what their user called them. */
const unnamed = (entries: readonly FormattedEntry[]): string[] =>
  entries.flatMap((entry) => [
    ...(typeof entry.label === 'string' && !entry.key.startsWith('row:') ? [entry.key] : []),
    ...inside(entry.value),
  ])
const inside = (formatted: Formatted): string[] =>
  formatted.as === 'record'
    ? unnamed(formatted.entries)
    : formatted.as === 'list'
      ? formatted.items.flatMap(inside)
      : []

/** The parts of each printed condition. */
const phrasesOf = (formatted: Formatted | undefined): readonly (readonly Formatted[])[] =>
  formatted?.as === 'list' ? formatted.items.map((item) => (item.as === 'phrase' ? item.parts : [])) : []

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
    expect(keys(formatted).filter((key) => /^(scheduler|template_options)/.test(key))).toEqual([])
    expect(value(formatted, 'code')).toEqual({ as: 'code', text: '<script></script>', language: 'html' })
    expect(value(formatted, 'triggers')).toEqual({
      as: 'list',
      items: [{ as: 'text', text: 'All pages', isName: true }],
      ids: ['t'],
    })
    expect(value(formatted, 'consent_type')).toMatchObject({ message: { id: 'consent.analytics' } })
  })

  test('a note is printed as text, and labels by name, compared whatever their case', () => {
    const entry = {
      id: '1',
      type: 'changelog' as const,
      attributes: {
        created_at: '',
        author: null,
        change_type: 'edit',
        resource_id: own,
        resource_name: 'Newsletter',
        resource_type: 'tag',
        before_content: { ...tag, labels: ['Sale', 'DACH'] },
        after_content: { ...tag, note: 'Sale weeks only', labels: ['DACH'] },
      },
    }
    const compared = compareEntry(v.parse(ChangelogEntry, entry))
    const changed = 'attributes' in compared ? changedOnly(compared.attributes) : []
    const name = (text: string) => ({ as: 'text', text, isName: true })
    expect(changed).toMatchObject([
      { key: 'note', before: undefined, after: { as: 'text', text: 'Sale weeks only' } },
      {
        key: 'labels',
        before: { as: 'list', items: [name('Sale'), name('DACH')] },
        after: { as: 'list', items: [name('DACH')] },
      },
    ])
  })

  test('flight dates are printed with their zone', () => {
    const row = { from: '2026-03-01T08:00:00+0000', to: '2026-03-31T20:00:00+0000', timezone: 'Europe/Warsaw' }
    const formatted = formatTag({ ...tag, scheduler: { date_ranges: [row], times_of_day: [] } })
    expect(value(formatted, 'scheduler/date_ranges')).toEqual({
      as: 'list',
      items: [{ as: 'period', of: 'dates', ...row }],
    })
    expect(keys(formatted)).not.toContain('scheduler/times_of_day')
  })

  test('the firing of a tag is printed with the names of what it refers to', () => {
    const named = (id: string) => ({ tag_id: id, name: 'Consent banner', stop_on_failure: id === 'stops' })
    const lines = formatTag({
      firing_frequency: 'once_per_visitor',
      blocking_triggers: [{ trigger_id: 'a', name: 'Employees' }],
      setup_tag: named('stops'),
      cleanup_tag: named('goes on'),
    })
    const [frequency, blocking, setup, cleanup] = lines
    expect(frequency?.value).toMatchObject({ message: { message: 'Once per visitor' } })
    expect(frequency?.absent?.message).toBe('Every time')
    expect(blocking?.value).toMatchObject({ items: [{ text: 'Employees' }], ids: ['a'] })
    expect(setup?.value).toMatchObject({
      message: { message: '{name}; if it fails, this tag does not fire' },
      values: { name: 'Consent banner' },
    })
    expect(cleanup?.value).toEqual({ as: 'text', text: 'Consent banner', isName: true })
  })

  test('the code of a template without editable code is left out, that of an abandoned one is not', () => {
    expect(keys(formatTag({ ...tag, template: 'facebook_retargeting_pixel' }))).not.toContain('code')
    expect(keys(formatTag({ ...tag, template: 'never_heard_of' }))).toContain('code')
  })

  test('document.write is printed for templates that offer it and for unknown ones', () => {
    expect(value(formatTag(tag), 'document_write')).toBeDefined()
    expect(keys(formatTag({ ...tag, template: 'facebook_retargeting_pixel' }))).not.toContain('document_write')
    expect(keys(formatTag({ ...tag, template: 'never_heard_of' }))).toContain('document_write')
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

  test.each(Object.entries<TriggerTypeDefinition>(triggerTypes))('%s is printed in words', (_, kind) => {
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
    expect(keys(formatted).some((key) => key.startsWith('settings/'))).toBe(Object.keys(kind.fields).length > 0)
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
    const [first, second, third] = phrasesOf(value(formatted, 'conditions'))
    expect(first?.at(-1)).toEqual({ as: 'text', text: '30 min' })
    expect(second?.at(-1)).toMatchObject({ message: { id: 'condition-value.organic-search' } })
    expect(third).toMatchObject([{ text: 'Plan', isName: true }, { message: { id: 'condition.is-set' } }])
  })

  test('a setting is printed with its unit', () => {
    const conditions = [recorded(BUILT_INS.pageScroll.id, 'each_time', '40', { unit: 'percentage' })]
    const formatted = formatTrigger({ name: 'T', trigger_type: 'page_scroll', conditions })
    expect(value(formatted, 'settings/value')).toEqual({ as: 'text', text: '40 %' })
    expect(keys(formatted)).not.toContain('settings/unit')
  })

  test('the settings of another kind of trigger are no page view', () => {
    expect(() => triggerTypes['page-view'].format('click', undefined)).toThrow(
      'Invalid trigger type for page view template',
    )
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

  test('an entry without values on both sides, or with unreadable ones, is printed as failed', () => {
    for (const [before, after] of [
      [{}, []],
      ['text', { name: 'V' }],
      [{ name: 'V' }, 7],
    ]) {
      expect(formatEntry(entry(before, after))).toMatchObject({ id: 'changelog.failed' })
    }
  })

  test('rows that changed places are a change of their order', () => {
    const table = (...inputs: readonly string[]) => ({
      name: 'Channel',
      variable_type: 'lookup_table',
      value: '{{ Code }}',
      options: { mapping: inputs.map((input) => ({ input, output: 'x' })) },
    })
    const changesOf = (before: object, after: object) => {
      const compared = compareEntry(entry(before, after))
      return 'attributes' in compared ? changedOnly(compared.attributes) : []
    }
    const [order, ...others] = changesOf(table('a', 'b', 'c'), table('b', 'a', 'c'))
    expect(others).toEqual([])
    expect(order).toMatchObject({
      labels: [expect.anything(), { id: 'changelog.order-of-rows' }],
      before: { as: 'list', items: ['a', 'b', 'c'].map((text) => ({ as: 'text', text })) },
      after: { as: 'list', items: ['b', 'a', 'c'].map((text) => ({ as: 'text', text })) },
    })
    expect(changesOf(table('a', 'b'), table('a', 'new', 'b'))).toHaveLength(1)
  })

  const changedIn = (before: object, after: object, type: string) => {
    const compared = compareEntry(entry(before, after, type))
    return 'attributes' in compared ? changedOnly(compared.attributes) : []
  }
  const another = (kind: string) => ({ as: 'message', message: { id: `changelog.another-${kind}` } })

  test('another trigger, tag or member of the same name is a change and is printed as such', () => {
    const tag = (id: string | undefined) => ({
      triggers: [{ trigger_id: id, name: 'Checkout' }],
      blocking_triggers: [{ trigger_id: id, name: 'Employees' }],
      setup_tag: { tag_id: id ?? '1', name: 'Banner', stop_on_failure: true },
    })
    expect(changedIn(tag('1'), tag('2'), 'tag')).toMatchObject([
      { key: 'triggers', after: { items: [{ as: 'phrase', parts: [{ text: 'Checkout' }, another('trigger')] }] } },
      { key: 'blocking_triggers', after: { items: [{ parts: [{ text: 'Employees' }, another('trigger')] }] } },
      { key: 'setup_tag', after: { parts: [{ values: { name: 'Banner' } }, another('tag')] } },
    ])
    // An old entry lacks ids of triggers.
    expect(changedIn(tag(undefined), tag('1'), 'tag')).toEqual([])

    const group = (trigger_id: string) => ({
      name: 'Group',
      trigger_type: 'trigger_group',
      conditions: [],
      triggers: [{ trigger_id, name: 'Checkout', firing_threshold: 2 }],
    })
    expect(changedIn(group('1'), group('2'), 'trigger')).toMatchObject([
      { key: 'triggers', after: { items: [{ parts: [{ values: { times: 2 } }, another('trigger')] }] } },
    ])
  })

  test('another variable of the same name is a change of a condition, another id of the condition is none', () => {
    const trigger = (variable_id: string | undefined, condition_id: string) => ({
      name: 'Click',
      trigger_type: 'click',
      conditions: [
        {
          condition_id,
          condition_type: 'equals',
          value: 'pro',
          options: {},
          ...(variable_id && { variable: { variable_id, name: 'Plan' } }),
        },
      ],
      triggers: [],
    })
    expect(changedIn(trigger('1', 'c'), trigger('2', 'c'), 'trigger')).toMatchObject([
      { key: 'conditions', after: { items: [{ as: 'phrase', parts: [{ as: 'phrase' }, another('variable')] }] } },
    ])
    expect(changedIn(trigger('1', 'c'), trigger('1', 'd'), 'trigger')).toEqual([])
  })

  test('an entry about another kind of item is an error that harms no other entry', () => {
    const strange = entry(variable('V', 'a'), {}, 'folder')
    expect(() => formatEntry(strange)).toThrow('Unsupported resource type')
    const reported: unknown[] = []
    expect(compareEntry(strange, (error) => reported.push(error))).toMatchObject({ id: 'changelog.failed' })
    expect(reported).toHaveLength(1)
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
        const failures: unknown[] = []
        const compared = compareEntry(entry(before, after, type), (error) => failures.push(error))
        expect(failures).toEqual([])
        if (!('attributes' in compared)) return
        const names = compared.attributes.map(({ key }) => key)
        expect(new Set(names).size).toBe(names.length)
        if (equal(before, after)) expect(changedOnly(compared.attributes)).toEqual([])
      }),
    )
  })
})
