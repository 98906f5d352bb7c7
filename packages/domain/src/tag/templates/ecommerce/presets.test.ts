import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { templates } from '../registry.gen.ts'
import type { Template } from '../template.ts'
import {
  PRESETS,
  type Preset,
  presetChanges,
  presetExample,
  presetReferences,
  presetValues,
  withPreset,
} from './presets.ts'
import { type EcommerceId, takesPresets } from './takes-presets.ts'

const IDS: EcommerceId[] = [
  'ecommerce-add-to-cart',
  'ecommerce-cart-update',
  'ecommerce-order',
  'ecommerce-product-detail-view',
  'ecommerce-remove-from-cart',
]

describe.each(Object.keys(PRESETS) as Preset[])('the preset %s', (preset) => {
  test.each(IDS)('fills in %s so that it can be saved', (id) => {
    const template: Template = templates[id]
    const form = template.resetInactive({ ...template.sample, ...presetValues(preset, id) })
    expect(template.check(form)).toEqual([])
    expect(v.is(template.wire, template.encode(form))).toBe(true)
  })
  test('sets order fields for the order only', () => {
    expect(presetValues(preset, 'ecommerce-order').order?.orderId).toMatch(/^\{\{ /)
    expect(presetValues(preset, 'ecommerce-add-to-cart')).not.toHaveProperty('order')
  })
})

test('where products are depends on the kind of event only for Universal Analytics in the data layer', () => {
  const places = (preset: Preset) => new Set(IDS.map((id) => presetValues(preset, id).productsArray)).size
  expect(Object.keys(PRESETS).map((preset) => [preset, places(preset as Preset)])).toEqual([
    ['data-layer-ga4', 1],
    ['data-layer-ua', 5],
    ['gtag-ga4', 1],
    ['gtag-ua', 1],
  ])
})

test('levels 2 to 5 of the categories start over', () => {
  expect(presetValues('gtag-ga4', 'ecommerce-order').categoryMapping).toEqual({
    category2: '',
    category3: '',
    category4: '',
    category5: '',
  })
})

test('an unknown preset is a broken program', () => {
  expect(() => presetValues('other', 'ecommerce-order')).toThrow('Invalid preset selected')
})

describe('what a preset would change', () => {
  const template = templates['ecommerce-order']
  const written = (preset: Preset, form = template.sample) =>
    presetChanges(template, preset, form).map(({ key, from, to }) =>
      [
        key,
        ...[from, to].map((value) => ('text' in value ? value.text : 'message' in value && value.message.message)),
      ].join(' '),
    )

  test('refers to variables in the order of the form, also in fields that stay', () => {
    const same = withPreset(template, 'gtag-ua', template.sample)
    expect(presetChanges(template, 'gtag-ua', same)).toEqual([])
    expect([...presetReferences(template, 'gtag-ua', same)].slice(0, 2)).toEqual(['items', 'currency'])
  })

  test('is listed field by field, before and after, without those that stay', () => {
    expect(written('gtag-ua')).toEqual([
      'productsArray {{ ecommerce }}.items {{ items }}',
      'currency {{ ecommerce }}.currency {{ currency }}',
      'productMapping/productSku item_id id',
      'productMapping/productName item_name name',
      'productMapping/productCategory item_category category',
      'productMapping/productBrand item_brand brand',
      'productMapping/productVariant  variant',
      'categoryMappingType Use mapping Split by delimiter',
      'categoryMapping/category2 item_category2 ',
      'order/orderId {{ ecommerce }}.transaction_id {{ transaction_id }}',
      'order/grandTotal {{ ecommerce }}.value {{ value }}',
      'order/tax {{ ecommerce }}.tax {{ tax }}',
      'order/shipping {{ ecommerce }}.shipping {{ shipping }}',
    ])
  })
  test.each(Object.keys(PRESETS) as Preset[])('is nothing once %s is applied', (preset) => {
    expect(written(preset, withPreset(template, preset, template.sample))).toEqual([])
  })
  test('leaves dimensions and the total of a cart as they are', () => {
    const cart = templates['ecommerce-cart-update']
    expect(withPreset(cart, 'gtag-ua', cart.sample)).toMatchObject({
      grandTotal: cart.sample.grandTotal,
      productDimensions: cart.sample.productDimensions,
    })
  })
})

test('presets are for the ecommerce templates and no others', () => {
  const offered = Object.values<Template>(templates).filter(takesPresets)
  expect(offered.map(({ id }) => id).toSorted()).toEqual(IDS)
})

test('the example of a preset follows from the template', () => {
  expect(presetExample('data-layer-ua', 'ecommerce-add-to-cart')).toBe('ecommerce.add.products')
  expect(presetExample('gtag-ga4', 'ecommerce-order')).toBe("gtag('event', 'purchase')")
  expect(presetExample('gtag-ua', 'ecommerce-order')).toBeUndefined()
})
