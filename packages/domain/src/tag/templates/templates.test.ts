import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { text } from '../../field/index.ts'
import { msg } from '../../message/index.ts'
import { type ApiOptions, defineTemplate, type FormValues, templateOf, templates } from './index.ts'

const sales = templates['floodlight-sales']

describe('a field that depends on another', () => {
  const transactions = { ...sales.sample, countingMethod: 'transactions' as const, quantity: '' }

  test('is neither checked nor sent while it is inactive', () => {
    expect(sales.check(transactions)).toEqual([])
    expect(sales.encode(transactions)).not.toHaveProperty('quantity')
  })
  test('is checked as soon as it is', () => {
    const items = { ...transactions, countingMethod: 'item_sold' as const }
    expect(sales.check(items).map(({ path, key }) => [path[0], key])).toContainEqual(['quantity', 'required'])
  })
  test('starts over when it returns', () => {
    const left = sales.resetInactive({ ...sales.sample, countingMethod: 'transactions' })
    expect(sales.resetInactive({ ...left, countingMethod: 'item_sold' }).quantity).toBe('')
  })
  test('is required on the wire exactly when the form asks for it', () => {
    const { quantity: _, ...without } = sales.encode(sales.sample)
    const paths = (options: unknown) =>
      (v.safeParse(sales.wire, options).issues ?? []).map((issue) => v.getDotPath(issue))
    expect(paths(without)).toEqual(['quantity'])
    expect(paths({ ...sales.encode(sales.sample), counting_method: 'transactions' })).toEqual(['quantity'])
    expect(paths({ ...without, counting_method: 'transactions' })).toEqual([])
  })
})

test('digits go out as numbers, references as text', () => {
  expect(sales.encode(sales.sample)).toMatchObject({ revenue: 214, quantity: '{{ Order quantity }}' })
})

test('the two templates of one wire name are told apart by their type', () => {
  expect(templateOf('doubleclick_floodlight', { type: 'doubleclick_floodlight_sales' })).toBe(sales)
})

test('an order hides its currency in the changelog and names unknown options', () => {
  const order = templates['ecommerce-order']
  const entries = order.format({ ...order.encode(order.sample), odd: 1 })
  expect(entries.map(({ key }) => key)).toEqual([
    'products_array',
    'product_mapping',
    'product_dimensions',
    'category_mapping_type',
    'category_mapping',
    'order',
    'custom_dimensions',
    'odd',
  ])
})

test('custom dimensions stand in a section of their own', () => {
  expect(templates['waymark-pro-event'].sections.map(({ fields }) => fields)).toEqual([
    ['category', 'action', 'name', 'value'],
    ['customDimensions'],
  ])
})

test('a refused option is found at its place in the form', () => {
  const pixel = templates['meta-pixel']
  expect(pixel.locate(['event_properties', '1', 'property_value'], pixel.sample)).toEqual([
    'eventProperties',
    'row-1',
    'propertyValue',
  ])
  expect(templates['ecommerce-order'].locate(['order', 'tax'], templates['ecommerce-order'].sample)).toEqual([
    'order',
    'tax',
  ])
})

test('types follow from the fields', () => {
  expectTypeOf<FormValues<'meta-pixel'>['pixelId']>().toEqualTypeOf<string>()
  expectTypeOf<FormValues<'meta-pixel'>['event']>().extract<'Purchase'>().toEqualTypeOf<'Purchase'>()
  expectTypeOf<ApiOptions<'meta-pixel'>['event_properties']>().toEqualTypeOf<
    { property_name: string; property_value: string }[]
  >()
  expectTypeOf<ApiOptions<'floodlight-sales'>['type']>().toEqualTypeOf<'doubleclick_floodlight_sales'>()
  expectTypeOf<Pick<ApiOptions<'floodlight-sales'>, 'quantity' | 'revenue'>>().toEqualTypeOf<{
    quantity?: number | string
    revenue: number | string
  }>()
  expectTypeOf<ApiOptions<'ecommerce-order'>['order']>().toEqualTypeOf<{
    order_id: string
    grand_total: string
    subtotal?: string
    tax?: string
    shipping?: string
    discount?: string
  }>()
  expectTypeOf<ApiOptions<'custom-asynchronous-tag'>>().toEqualTypeOf<{}>()
})

test('a template that contradicts itself does not compile', () => {
  const one = { one: text({ api: 'one', label: msg('test.one', 'One') }) }
  const base = {
    name: msg('test.name', 'Name'),
    about: msg('test.about', 'About'),
    category: 'code',
    icon: 't-async',
    stored: { template: 'custom_tag' },
    consent: 'analytics',
  } as const
  defineTemplate({
    ...base,
    id: 'x',
    fields: one,
    sample: { one: 'x' },
    // @ts-expect-error a rule may only name a field that exists
    when: { two: () => true },
  })
  defineTemplate({
    ...base,
    id: 'x',
    fields: one,
    // @ts-expect-error a sample must be complete
    sample: {},
  })
  expect(one.one.api).toBe('one')
})

test('the target element of custom content is trimmed on the wire as in the form, and may not be blank', () => {
  const { wire } = templates['custom-content']
  expect(v.parse(wire, { target_element_id: ' banner ' })).toEqual({ target_element_id: 'banner' })
  expect(v.is(wire, { target_element_id: '  ' })).toBe(false)
})
