import { trackCart, trackCartEvents } from './ecommerce-cart.ts'
import type { Snippet } from './snippet.ts'

export const ecommerceAddToCart: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceAddToCart')

export const ecommerceAddToCartMatomo: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Add to cart')
