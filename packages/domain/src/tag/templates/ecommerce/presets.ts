import { type Message, msg } from '../../../message/index.ts'
import type { FormValues } from '../registry.ts'

/** The common ways in which shops tell of orders and carts. */
export const PRESETS = {
  'data-layer-ga4': {
    name: msg('template.preset.data-layer-ga4', 'Data layer, GA4'),
    about: msg('template.preset.data-layer-ga4-about', 'ecommerce.items in dataLayer'),
  },
  'data-layer-ua': {
    name: msg('template.preset.data-layer-ua', 'Data layer, UA'),
    about: msg('template.preset.data-layer-ua-about', 'ecommerce.purchase in dataLayer'),
  },
  'gtag-ga4': {
    name: msg('template.preset.gtag-ga4', 'gtag, GA4'),
    about: msg('template.preset.gtag-ga4-about', "gtag(''event'', ''purchase'')"),
  },
  'gtag-ua': {
    name: msg('template.preset.gtag-ua', 'gtag, UA'),
    about: msg('template.preset.gtag-ua-about', 'Enhanced ecommerce calls'),
  },
} as const satisfies Record<string, { name: Message; about: Message }>
export type Preset = keyof typeof PRESETS

/** The templates that presets fill in. */
export type EcommerceId =
  | 'ecommerce-add-to-cart'
  | 'ecommerce-cart-update'
  | 'ecommerce-order'
  | 'ecommerce-product-detail-view'
  | 'ecommerce-remove-from-cart'

type Order = FormValues<'ecommerce-order'>
type Filled = Pick<Order, 'productsArray' | 'currency' | 'productMapping' | 'categoryMappingType'> & {
  order?: Order['order']
}

/** Where Universal Analytics keeps the products of each kind of event. */
const UA_PLACES: Readonly<Record<EcommerceId, string>> = {
  'ecommerce-add-to-cart': 'add.products',
  'ecommerce-cart-update': 'items',
  'ecommerce-order': 'purchase.products',
  'ecommerce-product-detail-view': 'detail.products',
  'ecommerce-remove-from-cart': 'remove.products',
}

const GA4_KEYS: Order['productMapping'] = {
  productSku: 'item_id',
  productName: 'item_name',
  productCategory: 'item_category',
  productPrice: 'price',
  productQuantity: 'quantity',
  productBrand: 'item_brand',
  productVariant: 'item_variant',
}
const UA_KEYS: Order['productMapping'] = {
  productSku: 'id',
  productName: 'name',
  productCategory: 'category',
  productPrice: 'price',
  productQuantity: 'quantity',
  productBrand: 'brand',
  productVariant: 'variant',
}

const order = (orderId: string, grandTotal: string, tax: string, shipping: string): Order['order'] => ({
  orderId,
  grandTotal,
  subtotal: '',
  tax,
  shipping,
  discount: '',
})

const GTAG_ORDER = order('{{ transaction_id }}', '{{ value }}', '{{ tax }}', '{{ shipping }}')

const FILLED: Readonly<Record<Preset, (id: EcommerceId) => Required<Filled>>> = {
  'data-layer-ga4': () => ({
    productsArray: '{{ ecommerce }}.items',
    currency: '{{ ecommerce }}.currency',
    productMapping: GA4_KEYS,
    categoryMappingType: 'use_mapping',
    order: order(
      '{{ ecommerce }}.transaction_id',
      '{{ ecommerce }}.value',
      '{{ ecommerce }}.tax',
      '{{ ecommerce }}.shipping',
    ),
  }),
  'data-layer-ua': (id) => ({
    productsArray: `{{ ecommerce }}.${UA_PLACES[id]}`,
    currency: '{{ ecommerce }}.currencyCode',
    productMapping: UA_KEYS,
    categoryMappingType: 'split_by_delimiter',
    order: order(
      '{{ ecommerce }}.purchase.actionField.id',
      '{{ ecommerce }}.purchase.actionField.revenue',
      '{{ ecommerce }}.purchase.actionField.tax',
      '{{ ecommerce }}.purchase.actionField.shipping',
    ),
  }),
  'gtag-ga4': () => ({
    productsArray: '{{ items }}',
    currency: '{{ currency }}',
    productMapping: GA4_KEYS,
    categoryMappingType: 'use_mapping',
    order: GTAG_ORDER,
  }),
  'gtag-ua': () => ({
    productsArray: '{{ items }}',
    currency: '{{ currency }}',
    productMapping: UA_KEYS,
    categoryMappingType: 'split_by_delimiter',
    order: GTAG_ORDER,
  }),
}

/** What a preset sets in the form of a template; levels 2 to 5 of the categories start over with it. */
export function presetValues(preset: string, id: EcommerceId): Filled & Pick<Order, 'categoryMapping'> {
  if (!Object.hasOwn(FILLED, preset)) throw new Error('Invalid preset selected')
  const { order: orderFields, ...filled } = FILLED[preset as Preset](id)
  return {
    ...filled,
    categoryMapping: { category2: '', category3: '', category4: '', category5: '' },
    ...(id === 'ecommerce-order' && { order: orderFields }),
  }
}
