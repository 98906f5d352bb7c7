import type { Engine } from '../core/engine.ts'
import { append, each, owns } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { followPath, stepsOf } from '../evaluate/follow-path.ts'
import { dimensionsOf } from './dimensions.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { numberOf } from './text.ts'
import { track } from './track.ts'

/** Hands a whole cart, item by item, to trackers that keep one. */
function trackItems(page: Page, products: readonly Product[]): void {
  track(page, ['clearEcommerceCart'])
  each(products, ({ sku, name, category, price, quantity }) =>
    track(page, ['addEcommerceItem', sku, name, category, price, quantity]),
  )
}

/** Tells the tracker of products that are added or removed, all in one call. */
function trackCart(page: Page, options: ProductOptions, command: string): void {
  const products = productsOf(page, options)
  if (products?.length) track(page, [command, products], [callOptions(page, options)])
}

/** The same for trackers that know no such command: one event per product with its worth. */
function trackCartEvents(page: Page, options: ProductOptions, action: string): void {
  each(productsOf(page, options) || [], ({ sku, price, quantity }) =>
    track(page, ['trackEvent', 'Ecommerce', action, sku, price * quantity]),
  )
}

/** What all ecommerce tags say about their products; values may be of any kind. */
interface ProductOptions {
  readonly products_array: unknown
  readonly currency?: unknown
  readonly product_mapping: Readonly<Record<string, unknown>>
  readonly category_mapping_type: string
  readonly category_mapping?: Readonly<Record<string, unknown>> | undefined
  readonly product_dimensions?: readonly { readonly id: number; readonly value: unknown }[]
  readonly custom_dimensions?: readonly { readonly id: number; readonly value: unknown }[]
}

/** One product as the tracker takes it. */
interface Product {
  readonly sku: string
  readonly name: string
  readonly category: string | readonly string[]
  readonly price: number
  readonly quantity: number
  readonly brand: string
  readonly variant: string
  readonly customDimensions: Readonly<Record<string, string>>
}

/** A category has so many levels. */
const LEVELS = 5

/** The products of a page's own list; undefined when there is no such list. Items without an SKU are left out. */
function productsOf(page: Page, options: ProductOptions): Product[] | undefined {
  const source = options.products_array
  if (!source || typeof source !== 'object') return undefined
  const products: Product[] = []
  each(Array.isArray(source) ? source : [source], (item) => {
    const product = item && typeof item === 'object' && productOf(page, item, options)
    if (product?.sku) append(products, product)
  })
  return products
}

function productOf(page: Page, item: object, options: ProductOptions): Product {
  const { product_mapping: mapping, category_mapping: levels, category_mapping_type } = options
  const read = (key: unknown) => readKey(item, textOf(page, key))
  const text = (key: unknown) => textOf(page, read(key))
  const customDimensions: Record<string, string> = {}
  each(options.product_dimensions || [], ({ id, value }) => {
    const found = read(value)
    const own = textOf(page, found === undefined ? value : found)
    if (own) customDimensions[id] = own
  })
  return {
    sku: text(mapping.sku),
    name: text(mapping.name),
    category: categoryOf(text, mapping.category, category_mapping_type, levels || {}),
    price: numberOf(read(mapping.price)) ?? 0,
    quantity: numberOf(read(mapping.quantity)) ?? 1,
    brand: text(mapping.brand),
    variant: text(mapping.variant),
    customDimensions,
  }
}

function categoryOf(
  text: (key: unknown) => string,
  first: unknown,
  type: string,
  levels: Readonly<Record<string, unknown>>,
): string | string[] {
  if (type !== 'split_by_delimiter' && type !== 'use_mapping') return text(first)
  const found: string[] = []
  const add = (level: string) => {
    if (level && found.length < LEVELS) append(found, level)
  }
  if (type === 'use_mapping') {
    add(text(first))
    for (let level = 2; level <= LEVELS; level++) add(text(levels[`category${level}`]))
  } else each(text(first).split('/'), (level) => add(level.trim()))
  return found
}

/** A key of an item, or a path into it. */
function readKey(item: object, key: string): unknown {
  if (!key) return undefined
  return owns(item, key) ? (item as Record<string, unknown>)[key] : followPath(item, stepsOf(key))
}

/** Currency and custom dimensions, as the last argument of a call. */
function callOptions(page: Page, { currency, custom_dimensions }: ProductOptions): unknown {
  const code = textOf(page, currency)
  return dimensionsOf(page, custom_dimensions, code ? { currencyCode: code } : undefined)
}

/** Reports a total that is no number; the call is then dropped. */
function totalOf(engine: Engine, value: unknown): number | undefined {
  const total = numberOf(value)
  if (total === undefined) engine.page.reportIssue('total is no number', value)
  return total
}

export const ecommerceAddToCart: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceAddToCart')

export const ecommerceAddToCartMatomo: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Add to cart')

export const ecommerceRemoveFromCart: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceRemoveFromCart')

export const ecommerceRemoveFromCartMatomo: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Remove from cart')

/** Tells the tracker what is in the cart, which may be nothing. */
export const ecommerceCartUpdate: Snippet<'ecommerce-cart-update'> = (options, page, engine) => {
  const products = productsOf(page, options)
  const total = totalOf(engine, options.grand_total)
  if (!products || total === undefined) return
  track(page, ['ecommerceCartUpdate', products, total], [callOptions(page, options)])
}

export const ecommerceCartUpdateMatomo: Snippet<'ecommerce-cart-update'> = (options, page, engine) => {
  const products = productsOf(page, options)
  const total = totalOf(engine, options.grand_total)
  if (!products || total === undefined) return
  trackItems(page, products)
  track(page, ['trackEcommerceCartUpdate', total])
}

/** Tells the tracker which products the page shows in detail. */
export const ecommerceProductDetailView: Snippet<'ecommerce-product-detail-view'> = (options, page) => {
  const products = productsOf(page, options)
  if (products?.length) track(page, ['ecommerceProductDetailView', products], [callOptions(page, options)])
}

/** Sent along with the next page view. */
export const ecommerceProductDetailViewMatomo: Snippet<'ecommerce-product-detail-view'> = (options, page) => {
  const product = productsOf(page, options)?.[0]
  if (product) track(page, ['setEcommerceView', product.sku, product.name, product.category, product.price])
}

/** The sums of an order; undefined when it has no number or no total. */
interface Sums {
  readonly orderId: string
  readonly grandTotal: number
  readonly subTotal?: number
  readonly tax?: number
  readonly shipping?: number
  readonly discount?: number
}

type Order = Readonly<Record<'order_id' | 'grand_total' | 'subtotal' | 'tax' | 'shipping' | 'discount', unknown>>

/** Tells the tracker about an order with everything that is known of it. */
export const ecommerceOrder: Snippet<'ecommerce-order'> = (options, page, engine) => {
  const products = productsOf(page, options)
  const sums = sumsOf(engine, options.order as Order)
  if (products?.length && sums) track(page, ['ecommerceOrder', products, sums], [callOptions(page, options)])
}

export const ecommerceOrderMatomo: Snippet<'ecommerce-order'> = (options, page, engine) => {
  const products = productsOf(page, options)
  const sums = sumsOf(engine, options.order as Order)
  if (!products?.length || !sums) return
  const { orderId, grandTotal, subTotal, tax, shipping, discount } = sums
  trackItems(page, products)
  track(page, ['trackEcommerceOrder', orderId, grandTotal], [subTotal, tax, shipping, discount])
}

function sumsOf(engine: Engine, order: Order): Sums | undefined {
  if (lacks(engine.page, order.order_id) || lacks(engine.page, order.grand_total)) return undefined
  const grandTotal = totalOf(engine, order.grand_total)
  if (grandTotal === undefined) return undefined
  const sums: Record<string, unknown> = { orderId: textOf(engine.page, order.order_id), grandTotal }
  const add = (name: string, value: unknown) => {
    const number = numberOf(value)
    if (number !== undefined) sums[name] = number
  }
  add('subTotal', order.subtotal)
  add('tax', order.tax)
  add('shipping', order.shipping)
  add('discount', order.discount)
  return sums as unknown as Sums
}
