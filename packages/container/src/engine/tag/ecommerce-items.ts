import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import type { Product } from './ecommerce.ts'
import { track } from './track.ts'

/** Hands a whole cart, item by item, to trackers that keep one. */
export function trackItems(page: Page, products: readonly Product[]): void {
  track(page, ['clearEcommerceCart'])
  each(products, ({ sku, name, category, price, quantity }) =>
    track(page, ['addEcommerceItem', sku, name, category, price, quantity]),
  )
}
