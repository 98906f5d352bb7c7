import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { msg } from '../message/index.ts'
import {
  type ApiOf,
  dimensions,
  type FormOf,
  fieldset,
  flag,
  group,
  integer,
  integerOrVariable,
  list,
  numberOrVariable,
  percents,
  respelled,
  rows,
  seconds,
  select,
  text,
  toggled,
  validate,
  wrapped,
} from './index.ts'

const label = msg('test.label', 'Label')
const errors = (schema: v.GenericSchema<any, unknown>, value: unknown) =>
  validate(schema, value).map(({ path, ...error }) => ({ at: path.join('.'), ...error }))

describe('text', () => {
  const site = text({ api: 'site', label })

  test('required text says so when it is empty', () => {
    expect(errors(site.form, '')).toEqual([{ at: '', key: 'required' }])
  })
  test('text over 255 characters names the limit', () => {
    expect(errors(site.form, 'x'.repeat(256))).toEqual([{ at: '', key: 'max-length', limit: 255 }])
    expect(errors(site.form, 'x'.repeat(255))).toEqual([])
  })
  test('optional text is left out when empty', () => {
    const note = text({ api: 'note', label, optional: true })
    expect(note.encode('')).toBeUndefined()
    expect(note.encode('x')).toBe('x')
    expect(errors(note.form, '')).toEqual([])
    expect(v.is(note.wire, '')).toBe(false)
  })
  test('trimmed text is checked and sent without its outer blanks', () => {
    const id = text({ api: 'id', label, trim: true })
    expect(errors(id.form, '  ')).toEqual([{ at: '', key: 'required' }])
    expect(id.encode(' box ')).toBe('box')
  })
})

describe('numbers', () => {
  test.each([
    ['12', 12],
    ['007', 7],
    ['{{ total }}', '{{ total }}'],
    ['12345678901234567890', '12345678901234567890'],
  ])('an integer or variable %s goes out as %s', (typed, sent) => {
    const field = integerOrVariable({ api: 'n', label })
    expect(errors(field.form, typed)).toEqual([])
    expect(field.encode(typed)).toBe(sent)
    expect(v.is(field.wire, sent)).toBe(true)
  })
  test.each(['1.5', '-1', '{{ a }} {{ b }}', '{{ }}', '{{a}}.b', 'x'])(
    '%s is neither an integer nor a variable',
    (typed) => {
      const field = integerOrVariable({ api: 'n', label })
      expect(errors(field.form, typed)).toEqual([{ at: '', key: 'form-errors.must-be-integer-or-variable' }])
      expect(v.is(field.wire, typed)).toBe(false)
    },
  )
  test.each([
    [1.5, '1.5'],
    ['{{ Order }}.total', '{{ Order }}.total'],
    ['{{ a }} {{ b }}', '{{ a }} {{ b }}'],
  ])('a wider wire takes %j, which a form shows and sends back but does not take', (stored, shown) => {
    const field = integerOrVariable({ api: 'n', label, wider: true })
    expect(v.is(field.wire, stored)).toBe(true)
    expect(field.decode(stored)).toBe(shown)
    expect(field.encode(shown)).toBe(stored)
    expect(errors(field.form, shown)).toHaveLength(1)
  })
  test.each(['x', '-1', '1,5', '{{ }}'])('a wider wire does not take %j', (text) => {
    expect(v.is(integerOrVariable({ api: 'n', label, wider: true }).wire, text)).toBe(false)
  })
  test('a number or variable takes decimals, and signs only where asked for', () => {
    const price = numberOrVariable({ api: 'n', label })
    const value = numberOrVariable({ api: 'n', label, negative: true, optional: true })
    expect(price.encode('19.90')).toBe(19.9)
    expect(errors(price.form, '-1')).toEqual([{ at: '', key: 'minimum', limit: 0 }])
    expect(errors(price.form, '-0')).toEqual([{ at: '', key: 'must-be-number-or-variable' }])
    expect(errors(price.wire, '-1')).toEqual([{ at: '', key: 'must-be-number-or-variable' }])
    expect(errors(price.form, '19,90')).toEqual([{ at: '', key: 'must-be-number-or-variable' }])
    expect(value.encode('-1')).toBe(-1)
    expect(value.encode('')).toBeUndefined()
    expect(errors(value.form, '')).toEqual([])
  })
  test('an integer between limits names the limit it breaks', () => {
    const percent = integer({ api: 'n', label, min: 1, max: 100 })
    expect(errors(percent.form, '')[0]).toEqual({ at: '', key: 'required' })
    expect(errors(percent.form, '1.5')).toEqual([{ at: '', key: 'must-be-integer' }])
    expect(errors(percent.form, '0')).toEqual([{ at: '', key: 'minimum', limit: 1 }])
    expect(errors(percent.form, '101')).toEqual([{ at: '', key: 'maximum', limit: 100 }])
    expect(percent.encode('50')).toBe(50)
  })
})

describe('choices', () => {
  test('the wire may spell a choice differently', () => {
    const method = respelled(
      select({ api: 'method', label, initial: 'once', options: { once: label, always: 'Always' } }),
      { once: 'once_method', always: 'always_method' },
    )
    expect(method.encode('always')).toBe('always_method')
    expect(method.decode('always_method')).toBe('always')
    expect(method.decode('always')).toBe('once')
    expect(method.format('always_method')).toEqual({ as: 'text', text: 'Always' })
    expect(v.is(method.wire, 'always')).toBe(false)
  })
  test('an inverted flag reads in the changelog as the form says it', () => {
    const skip = flag({ api: 'track', label, inverted: true })
    expect(skip.encode(true)).toBe(false)
    expect(skip.decode(false)).toBe(true)
    expect(skip.format(false)).toMatchObject({ message: { message: 'On' } })
  })
  test('a stored length of time outside the choices is kept', () => {
    const life = seconds({ api: 'life', label, choices: [300, 600], standard: 300, max: 1000 })
    expect(life.decode(450)).toBe(450)
    expect(life.decode('450')).toBe(300)
    expect(life.format(450)).toMatchObject({ values: { seconds: 450 } })
  })
  test('a wrapped flag stands in an object of one key', () => {
    const beat = wrapped(flag({ api: 'beat', label }), 'enabled')
    expect(beat.encode(true)).toEqual({ enabled: true })
    expect(beat.decode({ enabled: true })).toBe(true)
    expect(beat.decode('x')).toBe(false)
  })
})

describe('a field behind a switch', () => {
  const user = toggled(text({ api: 'user', label }))

  test('is neither checked nor sent while it is off', () => {
    expect(errors(user.form, { status: false, value: '' })).toEqual([])
    expect(user.encode({ status: false, value: 'x' })).toBeUndefined()
  })
  test('reports its error at the value', () => {
    expect(errors(user.form, { status: true, value: '' })).toEqual([{ at: 'value', key: 'required' }])
  })
  test('starts over whenever the switch is turned', () => {
    expect(user.turn(true)).toEqual({ status: true, value: '' })
    const lists = toggled(percents({ api: 'p', label }), { opened: [{ key: 'row-0', value: '' }] })
    expect(lists.turn(true).value).toHaveLength(1)
    expect(lists.turn(false).value).toEqual([])
  })
})

describe('rows', () => {
  const variables = rows({
    api: 'variables',
    label,
    max: 2,
    unique: ['id'],
    columns: { id: select({ api: 'id', label, options: { u1: 'u1', u2: 'u2' } }), text: text({ api: 'value', label }) },
  })

  test('have keys in the form and none on the wire', () => {
    const form = variables.decode([{ id: 'u1', value: 'red' }])
    expect(form).toEqual([{ key: 'row-0', id: 'u1', text: 'red' }])
    expect(variables.encode(form)).toEqual([{ id: 'u1', value: 'red' }])
  })
  test('the second of two equal ids is the wrong one', () => {
    const twice = [
      { key: 'a', id: 'u1' as const, text: 'x' },
      { key: 'b', id: 'u1' as const, text: 'y' },
    ]
    expect(errors(variables.form, twice)).toEqual([{ at: '1.id', key: 'not-unique' }])
    expect(v.is(variables.wire, variables.encode(twice))).toBe(false)
  })
  test('rows that are not filled in yet do not count as equal', () => {
    const empty = [
      { key: 'a', id: '' as const, text: 'x' },
      { key: 'b', id: '' as const, text: 'y' },
    ]
    expect(errors(variables.form, empty).map(({ key }) => key)).toEqual(['required', 'required'])
  })
  test('more rows than allowed name the limit', () => {
    expect(
      errors(
        dimensions({ api: 'd', kind: 'product' }).form,
        Array.from({ length: 21 }, (_, i) => ({ id: i + 1, value: 'x' })),
      ),
    ).toContainEqual({
      at: '',
      key: 'max-items',
      limit: 20,
    })
  })
  test('a wire pointer leads to the row by its key', () => {
    const form = variables.decode([{ id: 'u1', value: 'red' }])
    expect(variables.locate?.(['0', 'value'], form)).toEqual(['row-0', 'text'])
  })
  test('an unknown key on the wire is left out', () => {
    expect(v.parse(variables.wire, [{ id: 'u1', value: 'x', extra: 1 }])).toEqual([{ id: 'u1', value: 'x' }])
  })
})

test('percentages are integers from 1 to 100, each once', () => {
  const thresholds = percents({ api: 'p', label })
  const form = thresholds.decode([25, 50])
  expect(form).toEqual([
    { key: 'row-0', value: '25' },
    { key: 'row-1', value: '50' },
  ])
  expect(thresholds.encode(form)).toEqual([25, 50])
  expect(errors(thresholds.form, [form[0], form[0]])).toEqual([{ at: '1.value', key: 'not-unique' }])
  expect(errors(thresholds.form, [])).toEqual([{ at: '', key: 'required', limit: 1 }])
  expect(v.is(thresholds.wire, [25, 25])).toBe(false)
})

test('the changelog prints known keys by label and unknown ones raw', () => {
  const codec = fieldset({ fields: { name: text({ api: 'name', label }) } })
  expect(codec.format({ name: 'x', odd: [1] })).toEqual([
    { key: 'name', label, value: { as: 'text', text: 'x' } },
    { key: 'odd', label: 'odd', value: { as: 'text', text: '[1]' } },
  ])
})

test('form and wire types follow from the fields', () => {
  const fields = {
    name: text({ api: 'site_name', label }),
    note: text({ api: 'note', label, optional: true }),
    off: toggled(flag({ api: 'off', label })),
    order: group({ api: 'order', label, fields: { id: integerOrVariable({ api: 'order_id', label }) } }),
    dims: dimensions({ api: 'dims' }),
    selectors: list(text({ api: 'selectors', label })),
  }
  expectTypeOf<FormOf<typeof fields>['name']>().toEqualTypeOf<string>()
  expectTypeOf<FormOf<typeof fields>['off']['status']>().toEqualTypeOf<boolean>()
  type Api = ApiOf<typeof fields>
  expectTypeOf<Api['site_name']>().toEqualTypeOf<string>()
  expectTypeOf<Pick<Api, 'note'>>().toEqualTypeOf<{ note?: string }>()
  expectTypeOf<Pick<Api, 'off'>>().toEqualTypeOf<{ off?: boolean }>()
  expectTypeOf<Api['order']['order_id']>().toEqualTypeOf<number | string>()
  expectTypeOf<Api['dims'][number]>().toEqualTypeOf<{ id: number; value: string }>()
  expectTypeOf<Api['selectors']>().toEqualTypeOf<string[]>()
})
