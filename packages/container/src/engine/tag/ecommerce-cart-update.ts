import { callOptions, productsOf, totalOf } from './ecommerce.ts'
import { trackItems } from './ecommerce-items.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

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
