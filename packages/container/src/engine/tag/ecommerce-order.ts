import type { Engine } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'
import { callOptions, productsOf, totalOf } from './ecommerce.ts'
import { trackItems } from './ecommerce-items.ts'
import { lacks } from './missing.ts'
import { numberOf } from './number-of.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

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
