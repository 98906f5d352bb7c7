import { describe, expect, test } from 'vitest'
import { fire } from '../../testing/fire-template.ts'
import type { TestPage } from '../../testing/index.ts'

/*
 * The commands for Matomo in short; what its own tracker makes of all of them is tried in `testing/matomo`.
 */
describe("Matomo's tracker", () => {
  const paq = (test: TestPage) => test.globals._paq
  const settings = { trackerDialect: 'matomo' as const, trackerDomains: ['shop.example'], trackerSiteId: '7' }
  const products = {
    products_array: '{{ items }}',
    currency: 'EUR',
    product_mapping: { sku: 'id', price: 'price', quantity: 'n' },
    category_mapping_type: 'disabled',
    custom_dimensions: [],
  }
  const dataLayer = { items: [{ id: 'A', price: '20', n: 2 }, { id: 'A', price: 5 }, { name: 'no sku' }] }

  test('is given the address of each page view, and of later ones the title too', () => {
    const test = fire('waymark_analytics', { link_tracking: false, js_error_tracking: false }, { again: 1, settings })
    expect(paq(test)).toEqual([
      ['setCustomUrl', 'https://shop.example/products?id=7#top'],
      ['setSiteId', '7'],
      ['setDomains', ['shop.example']],
      ['trackPageView'],
      ['setCustomUrl', 'https://shop.example/products?id=7#top'],
      ['setDocumentTitle', 'Shop'],
      ['trackPageView'],
    ])
  })

  test('gets an order with empty sums for those that are not known, and one item per SKU', () => {
    const order = {
      order_id: 'O1',
      grand_total: '25.50',
      subtotal: '',
      tax: '1.5',
      shipping: '{{ none }}',
      discount: '',
    }
    expect(paq(fire('ecommerce_order', { ...products, order }, { settings, dataLayer }))).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', 'A', '', '', 15, 3],
      ['trackEcommerceOrder', 'O1', 25.5, '', 1.5, '', ''],
    ])
  })

  test('gets products of a cart and of a page as events, and goals without a currency', () => {
    expect(paq(fire('ecommerce_add_to_cart', products, { settings, dataLayer }))).toEqual([
      ['trackEvent', 'Ecommerce', 'Add to cart', 'A', 40],
      ['trackEvent', 'Ecommerce', 'Add to cart', 'A', 5],
    ])
    const viewed = { dataLayer: { items: { id: 'A&B', price: 3 } }, settings }
    expect(paq(fire('ecommerce_product_detail_view', products, viewed))).toEqual([
      ['trackRequest', 'e_c=Ecommerce&e_a=Product%20detail%20view&e_n=A%26B&e_v=3&_pks=A%26B&_pkn=&_pkc=&_pkp=3'],
    ])
    const goal = { id: '4', revenue: 0, currency: 'EUR', custom_dimensions: [] }
    expect(paq(fire('waymark_goal_conversion', goal, { settings }))).toEqual([['trackGoal', '4', '0']])
  })
})
