import { callOptions, productsOf } from './ecommerce.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

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
