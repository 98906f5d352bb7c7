import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { callOptions, type ProductOptions, productsOf } from './ecommerce.ts'
import { track } from './track.ts'

/** Tells the tracker of products that are added or removed, all in one call. */
export function trackCart(page: Page, options: ProductOptions, command: string): void {
  const products = productsOf(page, options)
  if (products?.length) track(page, [command, products], [callOptions(page, options)])
}

/** The same for trackers that know no such command: one event per product with its worth. */
export function trackCartEvents(page: Page, options: ProductOptions, action: string): void {
  each(productsOf(page, options) || [], ({ sku, price, quantity }) =>
    track(page, ['trackEvent', 'Ecommerce', action, sku, price * quantity]),
  )
}
