import { type Preset, presetReferences, templates, withPreset } from '@waymark/domain/tag/templates'
import { describe, expect, test } from 'vitest'
import { callsOf } from '../../testing/fire-template.ts'
import { createTestPage, inputOf, onEvent, runFromSource, tagItem, variableItem } from '../../testing/index.ts'

type Filled = 'ecommerce-order' | 'ecommerce-product-detail-view'

/** What a new tag of a template, filled in from a preset, tells the tracker when a page pushes `pushed`. */
function told(preset: Preset, id: Filled, pushed: unknown): unknown {
  const template = templates[id]
  const form = withPreset(template, preset, template.initial as Record<string, unknown>)
  const names = [...presetReferences(template, preset, form)]
  const page = createTestPage()
  const { dataLayer } = runFromSource(
    inputOf({
      tags: [
        tagItem(1, {
          template: template.stored.template,
          template_options: template.encode(form as never),
          code: null,
        }),
      ],
      triggers: [onEvent(1, 'purchase')],
      variables: names.map((name, at) => variableItem(at, { name, value: name })),
    }),
    page,
    [],
  )
  dataLayer.push(pushed)
  return callsOf(page.globals._paq)
}

/** What a page pushes that calls gtag. */
function gtag(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: gtag pushes its arguments object.
  return arguments
}

const purchase = (item: object) =>
  gtag('event', 'purchase', {
    transaction_id: 'GT-1',
    value: 45,
    currency: 'SEK',
    tax: 9,
    shipping: 5,
    items: [item],
  })

describe('an order that was filled in from a preset arrives at the tracker', () => {
  const order = (product: object, fields: object, currencyCode: string) => [
    ['ecommerceOrder', [expect.objectContaining(product)], fields, { currencyCode }],
  ]

  test('from GA4 in the data layer', () => {
    const items = [{ item_id: 'NW-T210', item_name: 'Tent', item_category: 'Tents', price: 389, quantity: 1 }]
    const ecommerce = { items, currency: 'EUR', transaction_id: 'NW-1', value: 389, tax: 73.91, shipping: 4.9 }
    expect(told('data-layer-ga4', 'ecommerce-order', { event: 'purchase', ecommerce })).toEqual(
      order(
        { sku: 'NW-T210', name: 'Tent', category: ['Tents'], price: 389, quantity: 1 },
        { orderId: 'NW-1', grandTotal: 389, tax: 73.91, shipping: 4.9 },
        'EUR',
      ),
    )
  })

  test('from UA in the data layer, whose categories are split into levels', () => {
    const products = [
      { id: 'U-1', name: 'Rope', category: 'Climbing / Ropes', price: '79.5', quantity: 2, brand: 'Fjell' },
    ]
    const actionField = { id: 'UA-1', revenue: '159', tax: '25.4', shipping: '0' }
    const ecommerce = { currencyCode: 'NOK', purchase: { actionField, products } }
    expect(told('data-layer-ua', 'ecommerce-order', { event: 'purchase', ecommerce })).toEqual(
      order(
        { sku: 'U-1', category: ['Climbing', 'Ropes'], price: 79.5, quantity: 2, brand: 'Fjell' },
        { orderId: 'UA-1', grandTotal: 159, tax: 25.4, shipping: 0 },
        'NOK',
      ),
    )
  })

  const gtagOrder = { orderId: 'GT-1', grandTotal: 45, tax: 9, shipping: 5 }

  test('from GA4 by gtag', () => {
    const item = { item_id: 'G-1', item_name: 'Stove', item_category: 'Camp kitchen', price: 45, quantity: 1 }
    expect(told('gtag-ga4', 'ecommerce-order', purchase(item))).toEqual(
      order({ sku: 'G-1', name: 'Stove', category: ['Camp kitchen'] }, gtagOrder, 'SEK'),
    )
  })

  test('from UA by gtag', () => {
    const item = { id: 'G-2', name: 'Pan', category: 'Camp kitchen/Pans', price: 45, quantity: 1 }
    expect(told('gtag-ua', 'ecommerce-order', purchase(item))).toEqual(
      order({ sku: 'G-2', name: 'Pan', category: ['Camp kitchen', 'Pans'] }, gtagOrder, 'SEK'),
    )
  })
})

test('a product detail view that was filled in from a preset arrives at the tracker', () => {
  const items = [{ item_id: 'NW-T210', item_name: 'Tent', item_category: 'Tents', price: 389, quantity: 1 }]
  const ecommerce = { currency: 'EUR', items }
  expect(told('data-layer-ga4', 'ecommerce-product-detail-view', { event: 'purchase', ecommerce })).toEqual([
    [
      'ecommerceProductDetailView',
      [expect.objectContaining({ sku: 'NW-T210', category: ['Tents'], price: 389 })],
      { currencyCode: 'EUR' },
    ],
  ])
})
