import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { templates } from '../registry.gen.ts'
import type { Template } from '../template.ts'
import { type EcommerceId, PRESETS, type Preset, presetValues } from './presets.ts'

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
