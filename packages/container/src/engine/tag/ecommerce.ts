import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { type Order, sumsOf } from './order-sums.ts'
import { type ProductOptions, productsOf } from './products.ts'
import type { Snippet } from './snippet.ts'
import { neededNumber } from './text.ts'
import { track } from './track.ts'

/** Sends the added or removed products in one call. */
function trackCart(page: Page, options: ProductOptions, command: string): void {
  const products = productsOf(page, options)
  if (products) track(page, [command, products], [callOptions(page, options)])
}

/** Currency and custom dimensions, as the last argument of a call. */
function callOptions(page: Page, { currency, custom_dimensions }: ProductOptions): unknown {
  const code = textOf(page, currency)
  return dimensionsOf(page, custom_dimensions, code ? { currencyCode: code } : undefined)
}

export const ecommerceAddToCart: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceAddToCart')

export const ecommerceRemoveFromCart: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceRemoveFromCart')

/** Sends the content of the cart, which may be empty. */
export const ecommerceCartUpdate: Snippet<'ecommerce-cart-update'> = (options, page) => {
  const products = productsOf(page, options, true)
  const total = neededNumber(page, options.grand_total)
  if (!products || total === undefined) return
  track(page, ['ecommerceCartUpdate', products, total], [callOptions(page, options)])
}

/** Sends the products that the page shows in detail. */
export const ecommerceProductDetailView: Snippet<'ecommerce-product-detail-view'> = (options, page) => {
  const products = productsOf(page, options)
  if (products) track(page, ['ecommerceProductDetailView', products], [callOptions(page, options)])
}

/** Sends an order. */
export const ecommerceOrder: Snippet<'ecommerce-order'> = (options, page) => {
  const products = productsOf(page, options)
  const sums = sumsOf(page, options.order as Order)
  if (products && sums) track(page, ['ecommerceOrder', products, sums], [callOptions(page, options)])
}
