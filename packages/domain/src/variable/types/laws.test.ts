import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { FormattedEntry } from '../../field/index.ts'
import { VARIABLE_APPEARANCES, VARIABLE_TYPES } from '../index.ts'
import { type VariableTypeDefinition, type VariableValues, variableTypes } from './index.ts'

const types: VariableTypeDefinition[] = Object.values(variableTypes)
const errors = (type: VariableTypeDefinition, form: object) =>
  type.check({ ...type.sample, ...form }).map(({ path, key }) => [path.join('.'), key])

describe.each(types)('$id', (type) => {
  const sent = type.encode(type.sample)

  test('its sample is a valid form', () => expect(type.check(type.sample)).toEqual([]))
  test('what is sent comes back as it was', () => expect(type.decode(sent)).toEqual(type.sample))
  test('the wire accepts what is sent and leaves it as it is', () => expect(v.parse(type.wire, sent)).toEqual(sent))
  test('a new form opens from nothing', () => {
    for (const nothing of [undefined, null, {}, { value: null, options: null }, { value: 7, options: [] }])
      expect(Object.keys(type.decode(nothing))).toEqual(Object.keys(type.initial))
  })
  test('resetting inactive fields twice changes no more than once', () => {
    const reset = type.resetInactive(type.sample)
    expect(type.resetInactive(reset)).toEqual(reset)
  })
  test('the changelog has a word for everything that is sent', () => {
    const labels = (entries: readonly FormattedEntry[]) => entries.map((entry) => entry.label)
    const formatted = type.format(sent)
    expect(labels(formatted).filter((label) => typeof label === 'string')).toEqual([])
    expect(formatted).toHaveLength(Object.keys(sent.options).length + (sent.value === null ? 0 : 1))
  })
})

test('there is one type for each id', () => {
  expect(types.map((type) => type.id).sort()).toEqual([...VARIABLE_TYPES].sort())
  expect(Object.keys(VARIABLE_APPEARANCES).sort()).toEqual([...VARIABLE_TYPES, 'abandoned', 'cdp_audience'].sort())
})

test('what a form holds follows from its fields', () => {
  expectTypeOf<VariableValues<'url'>>().toEqualTypeOf<{
    value: 'parameter' | 'query' | 'protocol'
    parameterName: string
  }>()
  expectTypeOf<VariableValues<'random_number'>>().toEqualTypeOf<{}>()
})

describe('what a person may enter', () => {
  test.each(['constant', 'cookie', 'custom_js', 'data_layer', 'document'] as const)('%s needs a value', (id) => {
    expect(errors(variableTypes[id], { value: '' })).toEqual([['value', 'required']])
    expect(errors(variableTypes[id], { value: 'x'.repeat(65_537) })).toEqual([['value', 'max-length']])
    expect(errors(variableTypes[id], { value: 'x'.repeat(65_536) })).toEqual([])
  })

  test('a parameter of the address needs a name, other parts do not ask for one', () => {
    expect(errors(variableTypes.url, { parameterName: '' })).toEqual([['parameterName', 'required']])
    expect(errors(variableTypes.url, { parameterName: 'x'.repeat(256) })).toEqual([['parameterName', 'max-length']])
    expect(errors(variableTypes.url, { value: 'query', parameterName: '' })).toEqual([])
    expect(variableTypes.url.encode({ value: 'query', parameterName: 'left over' })).toEqual({
      value: 'query',
      options: {},
    })
  })

  test('a DOM element is found by an id without blanks, a CSS selector or an XPath', () => {
    const dom = variableTypes.dom_element
    expect(errors(dom, { selectorType: 'element_id', value: 'two words' })).toEqual([['value', 'invalid-element-id']])
    expect(errors(dom, { selectorType: 'css', value: 'a >' })).toEqual([['value', 'invalid-css-selector']])
    expect(errors(dom, { selectorType: 'xpath', value: '//a[' })).toEqual([['value', 'invalid-xpath']])
    expect(errors(dom, { selectorType: 'xpath', value: '//a[{{ n }}]' })).toEqual([])
    expect(errors(dom, { value: '' })).toEqual([['value', 'required']])
    expect(dom.initial).toEqual({ selectorType: 'element_id', value: '', extractTextContent: false })
  })

  test('a lookup table names its input variable', () => {
    expect(errors(variableTypes.lookup_table, { value: '' })).toEqual([['value', 'required']])
    expect(errors(variableTypes.lookup_table, { value: 'a }} b' })).toEqual([['value', 'name-has-braces']])
    expect(variableTypes.lookup_table.initial.pairs).toHaveLength(1)
  })

  test('empty rows of a lookup table are not sent', () => {
    const { initial, encode } = variableTypes.lookup_table
    const mapping = (...pairs: { input: string; output: string }[]) =>
      encode({ ...initial, pairs: pairs.map((pair, at) => ({ key: `row-${at}`, ...pair })) }).options.mapping
    expect(encode(initial).options.mapping).toEqual([])
    const [blank, half, other] = ['', 'a', 'b'].map((input) => ({ input, output: input && 'x' }))
    expect(mapping(blank!, half!, blank!, other!)).toEqual([half, other])
    expect(mapping({ input: '', output: 'x' })).toEqual([{ input: '', output: 'x' }])
  })
})

describe('what the wire accepts', () => {
  const accepts = (id: keyof typeof variableTypes, content: unknown) =>
    v.safeParse(variableTypes[id].wire, content).success

  test('a random number has no value, whatever is sent', () => {
    expect(v.parse(variableTypes.random_number.wire, { value: 'x', options: { y: 1 } })).toEqual({
      value: null,
      options: {},
    })
    expect(v.parse(variableTypes.random_number.wire, {})).toEqual({ value: null, options: {} })
  })

  test.each<[keyof typeof variableTypes, unknown]>([
    ['constant', { value: null, options: {} }],
    ['constant', { value: '' }],
    ['url', { value: 'hash', options: {} }],
    ['url', { value: 'parameter', options: {} }],
    ['dom_element', { value: 'x', options: { selector_type: 'css' } }],
    ['dom_element', { value: 'a >', options: { selector_type: 'css', extract_text_content: false } }],
    ['lookup_table', { value: 'Plan', options: { mapping: [], default_value: null } }],
    ['lookup_table', { value: '{{ Plan }}', options: { mapping: [{ input: 'a' }], default_value: null } }],
  ])('%s refuses %j', (id, content) => {
    expect(accepts(id, content)).toBe(false)
  })

  test('the id of a row of a lookup table means nothing', () => {
    const mapping = [{ id: 'row-1', input: 'a', output: 'b' }]
    expect(v.parse(variableTypes.lookup_table.wire, { value: '{{ Plan }}', options: { mapping } })).toHaveProperty(
      'options.mapping',
      [{ input: 'a', output: 'b' }],
    )
  })

  test('a wrong selector is said at the value', () => {
    const content = { value: 'a >', options: { selector_type: 'css', extract_text_content: false } }
    const issues = v.safeParse(variableTypes.dom_element.wire, content).issues ?? []
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['value', 'invalid-css-selector']])
  })

  test('the braces around the input of a table, and the blanks in them, do not reach the form', () => {
    const form = variableTypes.lookup_table.decode({
      value: '{{Plan  }}',
      options: { mapping: [], default_value: null },
    })
    expect(form).toEqual({ value: 'Plan', pairs: [], defaultValue: { status: false, value: '' } })
  })
})
