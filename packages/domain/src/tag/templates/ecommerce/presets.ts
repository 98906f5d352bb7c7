import { type Fields, type Formatted, formattedText, isRecord } from '../../../field/index.ts'
import { type Message, msg } from '../../../message/index.ts'
import { namesIn } from '../../../reference/index.ts'
import type { FormValues } from '../registry.ts'
import type { Template } from '../template.ts'
import type { EcommerceId } from './takes-presets.ts'

const IN_DATA_LAYER = msg('template.preset.data-layer-about', '<code>{example}</code> in dataLayer')

/** The common formats in which shops push orders and carts; `{example}` is the result of `presetExample`. */
export const PRESETS = {
  'data-layer-ga4': {
    name: msg('template.preset.data-layer-ga4', 'Data layer, GA4'),
    about: IN_DATA_LAYER,
  },
  'data-layer-ua': {
    name: msg('template.preset.data-layer-ua', 'Data layer, UA'),
    about: IN_DATA_LAYER,
  },
  'gtag-ga4': {
    name: msg('template.preset.gtag-ga4', 'gtag, GA4'),
    about: msg('template.preset.gtag-about', '<code>{example}</code>'),
  },
  'gtag-ua': {
    name: msg('template.preset.gtag-ua', 'gtag, UA'),
    about: msg('template.preset.gtag-ua-about', 'Enhanced ecommerce calls'),
  },
} as const satisfies Record<string, { name: Message; about: Message }>
export type Preset = keyof typeof PRESETS

type Order = FormValues<'ecommerce-order'>
type Filled = Pick<Order, 'productsArray' | 'currency' | 'productMapping' | 'categoryMappingType'> & {
  order?: Order['order']
}

/** The path of the products of each kind of event in Universal Analytics. */
const UA_PLACES: Readonly<Record<EcommerceId, string>> = {
  'ecommerce-add-to-cart': 'add.products',
  'ecommerce-cart-update': 'items',
  'ecommerce-order': 'purchase.products',
  'ecommerce-product-detail-view': 'detail.products',
  'ecommerce-remove-from-cart': 'remove.products',
}

/** The GA4 event of each template. */
const GA4_EVENTS: Readonly<Record<EcommerceId, string>> = {
  'ecommerce-add-to-cart': 'add_to_cart',
  'ecommerce-cart-update': 'view_cart',
  'ecommerce-order': 'purchase',
  'ecommerce-product-detail-view': 'view_item',
  'ecommerce-remove-from-cart': 'remove_from_cart',
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

/** The values that a preset sets in the form of a template; it resets levels 2 to 5 of the categories. */
export function presetValues(preset: string, id: EcommerceId): Filled & Pick<Order, 'categoryMapping'> {
  if (!Object.hasOwn(FILLED, preset)) throw new Error('Invalid preset selected')
  const { order: orderFields, ...filled } = FILLED[preset as Preset](id)
  return {
    ...filled,
    categoryMapping: { category2: '', category3: '', category4: '', category5: '' },
    ...(id === 'ecommerce-order' && { order: orderFields }),
  }
}

/** An example of the data that a preset reads; none for calls of different shapes. */
export function presetExample(preset: Preset, id: EcommerceId): string | undefined {
  if (preset === 'gtag-ua') return undefined
  if (preset === 'gtag-ga4') return `gtag('event', '${GA4_EVENTS[id]}')`
  return `ecommerce.${preset === 'data-layer-ua' ? UA_PLACES[id] : 'items'}`
}

/** One field that a preset would change. */
export interface PresetChange {
  /** The path of the field in the options of the form, unique. */
  readonly key: string
  readonly label: Message
  /** Empty text for a field without a value. */
  readonly from: Formatted
  readonly to: Formatted
}

/** The options of a form with a preset applied. */
export function withPreset<Form extends object>(
  template: Pick<Template<EcommerceId>, 'id' | 'resetInactive'>,
  preset: string,
  form: Form,
): Form {
  return template.resetInactive({ ...form, ...presetValues(preset, template.id) }) as Form
}

/** The names of the variables in the values of a preset, in the order of the form, also if the form already has these values. */
export function presetReferences(
  template: Pick<Template<EcommerceId>, 'id' | 'resetInactive'>,
  preset: string,
  form: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const options = withPreset(template, preset, form)
  const inOrder = (value: unknown): string[] =>
    isRecord(value) ? Object.values(value).flatMap(inOrder) : [...namesIn(value)]
  return new Set(Object.keys(presetValues(preset, template.id)).flatMap((name) => inOrder(options[name])))
}

/** The fields that a preset would change in a form, in the order of the form. */
export const presetChanges = (
  template: Template<EcommerceId>,
  preset: string,
  form: Readonly<Record<string, unknown>>,
): readonly PresetChange[] => changesIn(template.fields, form, withPreset(template, preset, form))

function changesIn(fields: Fields, from: unknown, to: unknown, path = ''): PresetChange[] {
  if (!isRecord(from) || !isRecord(to)) return []
  return Object.entries(fields).flatMap(([name, field]) => {
    const key = `${path}${name}`
    if ('fields' in field) return changesIn(field.fields as Fields, from[name], to[name], `${key}/`)
    if (from[name] === to[name]) return []
    const formatted = (value: unknown) => (value === '' ? formattedText('') : field.format(value))
    return [{ key, label: field.label, from: formatted(from[name]), to: formatted(to[name]) }]
  })
}
