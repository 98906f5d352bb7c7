import { describe, expect, test } from 'vitest'
import { loaded } from '../../testing/effects.ts'
import { fire } from '../../testing/fire-template.ts'
import { settings, type TestPage } from '../../testing/index.ts'

describe('the tracker', () => {
  const paq = (test: TestPage) => test.globals._paq

  test('is set up once, in order, and gets every page view', () => {
    const options = {
      link_tracking: true,
      cross_domain_tracking: true,
      cookie_domain: '*.shop.example',
      visitor_cookie_timeout: 100,
      user_id: '{{ user }}',
      waymark_custom_dimensions: [
        { id: 2, value: 'x' },
        { id: 3, value: '{{ none }}' },
      ],
      waymark_custom_variables: [{ id: 1, name: 'n', value: 'v', scope: 'visit' }],
      heart_beat_timer: { enabled: true },
      content_tracking: 'trackAllContentImpressions',
    }
    const test = fire('waymark_analytics', options, {
      dataLayer: { user: 'me' },
      again: 1,
      settings: { trackerJsUrl: 'https://t.example/t.js', trackerPhpUrl: 'https://t.example/t.php' },
    })
    expect(paq(test)).toEqual([
      ['setTrackerUrl', 'https://t.example/t.php'],
      ['setSiteId', settings.trackerSiteId],
      ['setDomains', ['shop.example']],
      ['setCookieDomain', '*.shop.example'],
      ['setVisitorCookieTimeout', 100],
      ['setUserId', 'me'],
      ['setCustomVariable', 1, 'n', 'v', 'visit'],
      ['setCustomDimension', 2, 'x'],
      ['enableLinkTracking'],
      ['enableCrossDomainLinking'],
      ['trackPageView'],
      ['trackAllContentImpressions'],
      ['enableHeartBeatTimer'],
      ['enableJSErrorTracking'],
      ['setUserId', 'me'],
      ['setCustomVariable', 1, 'n', 'v', 'visit'],
      ['setCustomDimension', 2, 'x'],
      ['trackPageView'],
    ])
    expect(loaded(test)).toEqual(['https://t.example/t.js'])
  })

  test('has the options of its switches', () => {
    const options = {
      link_tracking: false,
      js_error_tracking: false,
      track_page_view: false,
      secure_cookie: true,
      session_cookie_timeout: 60,
      referral_cookie_timeout: 90,
      content_tracking: 'trackVisibleContentImpressions',
      waymark_custom_dimensions: [],
      waymark_custom_variables: [],
    }
    expect(paq(fire('waymark_analytics', options, { again: 1 }))).toEqual([
      ['setSiteId', settings.trackerSiteId],
      ['setDomains', ['shop.example']],
      ['setSecureCookie', true],
      ['setSessionCookieTimeout', 60],
      ['setReferralCookieTimeout', 90],
      ['trackVisibleContentImpressions'],
    ])
  })

  test.each([
    [{}, []],
    [{ name: 'N' }, ['N']],
    [{ name: '{{ zero }}' }, ['0']],
    [{ value: '{{ zero }}' }, [undefined, 0]],
    [{ name: '{{ none }}', value: 'much' }, []],
    [{ custom_dimensions: [{ id: 4, value: '{{ none }}' }] }, []],
    [{ custom_dimensions: [{ id: 4, value: 'd' }] }, [undefined, undefined, { dimension4: 'd' }]],
  ])('gets an event with %j and no absent arguments at its end', (more, told) => {
    const options = { category: 'C', action: 'A', custom_dimensions: [], ...more }
    expect(paq(fire('waymark_event', options, { dataLayer: { zero: 0 } }))).toEqual([['trackEvent', 'C', 'A', ...told]])
  })

  test.each([
    { category: '{{ none }}', action: 'A' },
    { category: 'C', action: '' },
  ])('gets no event that has only half of its name: %j', (options) => {
    expect(paq(fire('waymark_event', { ...options, custom_dimensions: [] }))).toBeUndefined()
  })

  test('gets events, goals, dimensions and virtual page views', () => {
    expect(
      paq(
        fire(
          'waymark_event',
          { category: 'C', action: '{{ n }}', name: '', value: '{{ n }}', custom_dimensions: [{ id: 4, value: 'd' }] },
          { dataLayer: { n: 3 } },
        ),
      ),
    ).toEqual([['trackEvent', 'C', '3', undefined, 3, { dimension4: 'd' }]])
    expect(paq(fire('waymark_goal_conversion', { id: 'g', currency: 'EUR', custom_dimensions: [] }))).toEqual([
      ['trackGoal', 'g', undefined, { currencyCode: 'EUR' }],
    ])
    const goal = { id: 'g', revenue: '{{ worth }}', currency: '', custom_dimensions: [{ id: 2, value: 'd' }] }
    expect(paq(fire('waymark_goal_conversion', goal, { dataLayer: { worth: '12.5' } }))).toEqual([
      ['trackGoal', 'g', 12.5, { dimension2: 'd' }],
    ])
    expect(
      paq(
        fire('waymark_custom_dimension', {
          custom_dimensions: [
            { id: 1, value: 'a' },
            { id: 2, value: '{{ no }}' },
          ],
        }),
      ),
    ).toEqual([['setCustomDimension', 1, 'a']])
    const virtual = { url: '/thanks', document_title: 'Thanks', custom_dimensions: [] }
    const loadsFromElsewhere = { page: { document: { baseURI: 'https://cdn.example/' } } }
    expect(paq(fire('waymark_virtual_page_view', virtual, loadsFromElsewhere))).toEqual([
      ['setCustomUrl', 'https://shop.example/thanks'],
      ['setDocumentTitle', 'Thanks'],
      ['trackPageView', 'Thanks'],
      ['setCustomUrl', 'https://shop.example/products?id=7#top'],
      ['setDocumentTitle', 'Shop'],
    ])
  })

  const mapping = {
    sku: 'id',
    name: 'name',
    category: 'cat',
    price: 'price',
    quantity: 'n',
    brand: 'brand',
    variant: 'v.a',
  }
  const order = {
    order_id: '{{ order }}',
    grand_total: '{{ total }}',
    subtotal: '',
    tax: '1.5',
    shipping: '',
    discount: '',
  }
  const options = {
    products_array: '{{ items }}',
    currency: 'EUR',
    product_mapping: mapping,
    category_mapping_type: 'split_by_delimiter',
    product_dimensions: [
      { id: 3, value: 'size' },
      { id: 4, value: 'fixed' },
    ],
    custom_dimensions: [],
    order,
  }
  const dataLayer = {
    order: 'O1',
    total: '25.50',
    items: [
      { id: 'A', name: 'Boot', cat: ' Shoes / Hiking ', price: '20', n: 2, v: { a: 'red' }, size: 'M' },
      { name: 'no sku' },
    ],
  }
  const boot = {
    sku: 'A',
    name: 'Boot',
    category: ['Shoes', 'Hiking'],
    price: 20,
    quantity: 2,
    brand: '',
    variant: 'red',
    customDimensions: { 3: 'M', 4: 'fixed' },
  }

  test('gets orders and carts as commands of the extended dialect', () => {
    expect(paq(fire('ecommerce_order', options, { dataLayer }))).toEqual([
      ['ecommerceOrder', [boot], { orderId: 'O1', grandTotal: 25.5, tax: 1.5 }, { currencyCode: 'EUR' }],
    ])
    expect(paq(fire('ecommerce_add_to_cart', options, { dataLayer }))).toEqual([
      ['ecommerceAddToCart', [boot], { currencyCode: 'EUR' }],
    ])
    const levels = { category2: 'n', category3: '', category4: 'v.a' }
    const mapped = { ...options, category_mapping_type: 'use_mapping', category_mapping: levels }
    expect(paq(fire('ecommerce_remove_from_cart', mapped, { dataLayer }))).toEqual([
      ['ecommerceRemoveFromCart', [{ ...boot, category: [' Shoes / Hiking ', '2', 'red'] }], { currencyCode: 'EUR' }],
    ])
    expect(
      paq(
        fire(
          'ecommerce_cart_update',
          { ...options, grand_total: '{{ total }}' },
          { dataLayer: { ...dataLayer, items: [] } },
        ),
      ),
    ).toEqual([['ecommerceCartUpdate', [], 25.5, { currencyCode: 'EUR' }]])
    expect(
      paq(
        fire(
          'ecommerce_product_detail_view',
          { ...options, category_mapping_type: 'disabled' },
          { dataLayer: { items: dataLayer.items[0] } },
        ),
      ),
    ).toEqual([['ecommerceProductDetailView', [{ ...boot, category: ' Shoes / Hiking ' }], { currencyCode: 'EUR' }]])
    expect(paq(fire('ecommerce_order', options, { dataLayer: { ...dataLayer, total: 'much' } }))).toBeUndefined()
    expect(paq(fire('ecommerce_order', options, { dataLayer: { items: 'none' } }))).toBeUndefined()
  })

  test('gets a product dimension from the product if it has the key, even without a value, and else the text', () => {
    const sized = (more: object) => ({ items: [{ id: 'A', ...more }] })
    const dimensionsWith = (more: object) =>
      (paq(fire('ecommerce_add_to_cart', options, { dataLayer: sized(more) })) as any)[0][1][0].customDimensions
    expect(dimensionsWith({ size: 'L' })).toEqual({ 3: 'L', 4: 'fixed' })
    expect(dimensionsWith({ size: '' })).toEqual({ 4: 'fixed' })
    expect(dimensionsWith({})).toEqual({ 3: 'size', 4: 'fixed' })
  })

  test('gets at most five category levels, without those that are empty', () => {
    const categoryOf = (cat: string) =>
      (paq(fire('ecommerce_add_to_cart', options, { dataLayer: { items: [{ id: 'A', cat }] } })) as any)[0][1][0]
        .category
    expect(categoryOf('a/b//c / d/e/f')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(categoryOf('')).toEqual([])
  })
})
