import { append, each, eachKey, from } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { dimensionsOf } from './dimensions.ts'
import { type Order, sumsOf } from './order-sums.ts'
import { type Product, type ProductOptions, productsOf } from './products.ts'
import { queueArray } from './queue-array.ts'
import type { Snippet } from './snippet.ts'
import { inAddress, neededNumber } from './text.ts'
import { track } from './track.ts'

/** The category of the events that replace commands Matomo does not have. */
const CATEGORY = 'Ecommerce'

/** One event per product, with what the products of that line cost. */
function trackCartEvents(page: Page, options: ProductOptions, action: string): void {
  each(productsOf(page, options) || [], ({ sku, price, quantity }) =>
    track(
      page,
      ['trackEvent', CATEGORY, action, sku, price * quantity],
      [dimensionsOf(page, options.custom_dimensions)],
    ),
  )
}

export const ecommerceAddToCartMatomo: Snippet<'ecommerce-add-to-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Add to cart')

export const ecommerceRemoveFromCartMatomo: Snippet<'ecommerce-remove-from-cart'> = (options, page) =>
  trackCartEvents(page, options, 'Remove from cart')

/**
 * Sends one event per product with the product view. `setEcommerceView` would add it to every later request of the page
 * and send nothing itself.
 */
export const ecommerceProductDetailViewMatomo: Snippet<'ecommerce-product-detail-view'> = (options, page) =>
  each(productsOf(page, options) || [], ({ sku, name, category, price }) => {
    const part = (value: unknown) => inAddress(page, value)
    const event = `e_c=${CATEGORY}&e_a=Product%20detail%20view&e_n=${part(sku)}&e_v=${price}`
    const view = `_pks=${part(sku)}&_pkn=${part(name)}&_pkc=${part(category)}&_pkp=${price}`
    track(page, ['trackRequest', `${event}&${view}`], [dimensionsOf(page, options.custom_dimensions)])
  })

/** Sends the content of the cart, which may be empty. */
export const ecommerceCartUpdateMatomo: Snippet<'ecommerce-cart-update'> = (options, page) => {
  const products = productsOf(page, options, true)
  const total = neededNumber(page, options.grand_total)
  if (!products || total === undefined) return
  trackItems(page, products)
  trackWithDimensions(page, ['trackEcommerceCartUpdate', total], options.custom_dimensions)
}

/** Sends an order. Unknown sums are empty, which the tracker leaves out. */
export const ecommerceOrderMatomo: Snippet<'ecommerce-order'> = (options, page) => {
  const products = productsOf(page, options)
  const sums = sumsOf(page, options.order as Order)
  if (!products || !sums) return
  const { orderId, grandTotal, subTotal = '', tax = '', shipping = '', discount = '' } = sums
  trackItems(page, products)
  trackWithDimensions(
    page,
    ['trackEcommerceOrder', orderId, grandTotal, subTotal, tax, shipping, discount],
    options.custom_dimensions,
  )
}

/** Sets all items of the cart. The tracker keeps one item per SKU, so products with the same SKU are merged. */
function trackItems(page: Page, products: readonly Product[]): void {
  track(page, ['clearEcommerceCart'])
  each(products, (product, index) => {
    let quantity = 0
    let worth = 0
    let isRepeated = false
    each(products, (other, place) => {
      if (other.sku !== product.sku) return
      if (place < index) isRepeated = true
      quantity += other.quantity
      worth += other.price * other.quantity
    })
    if (isRepeated) return
    const { sku, name, category, price } = product
    const unitPrice = quantity === product.quantity || !quantity ? price : worth / quantity
    track(page, ['addEcommerceItem', sku, name, category, unitPrice, quantity])
  })
}

/** What the tracker calls with itself as `this`. */
interface Tracker {
  [command: string]: (...values: any[]) => any
}

/** Sends a command that takes no dimensions: sets them on the tracker before, and restores them afterwards. */
function trackWithDimensions(page: Page, command: unknown[], rows: ProductOptions['custom_dimensions']): void {
  const dimensions = dimensionsOf(page, rows)
  if (!dimensions) {
    track(page, command)
    return
  }
  queueArray(page, '_paq').push([
    function (this: Tracker) {
      const ids: string[] = []
      const before: unknown[] = []
      eachKey(dimensions, (name, value) => {
        const id = name.slice('dimension'.length)
        append(ids, id)
        append(before, this.getCustomDimension!(id))
        this.setCustomDimension!(id, value)
      })
      this[command[0] as string]!.apply(this, from(command, 1))
      each(ids, (id, index) => {
        if (before[index] === undefined) this.deleteCustomDimension!(id)
        else this.setCustomDimension!(id, before[index])
      })
    },
  ])
}
