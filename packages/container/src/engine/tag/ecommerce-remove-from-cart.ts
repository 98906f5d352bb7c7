import { trackCart, trackCartEvents } from './ecommerce-cart.ts'
import type { Snippet } from './snippet.ts'

export const ecommerceRemoveFromCart: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCart(page, options, 'ecommerceRemoveFromCart')

export const ecommerceRemoveFromCartMatomo: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Remove from cart')
