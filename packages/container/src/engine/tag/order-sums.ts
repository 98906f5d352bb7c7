import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import { neededNumber, numberOf } from './text.ts'

/** The number of an order and its sums. */
interface Sums {
  readonly orderId: string
  readonly grandTotal: number
  readonly subTotal?: number
  readonly tax?: number
  readonly shipping?: number
  readonly discount?: number
}

export type Order = Readonly<Record<'order_id' | 'grand_total' | 'subtotal' | 'tax' | 'shipping' | 'discount', unknown>>

/** Reads the sums that are numbers; undefined, after reporting it, if the order number or the total is missing. */
export function sumsOf(page: Page, order: Order): Sums | undefined {
  if (isMissing(page, order.order_id)) return undefined
  const grandTotal = neededNumber(page, order.grand_total)
  if (grandTotal === undefined) return undefined
  const sums: Record<string, unknown> = { orderId: textOf(page, order.order_id), grandTotal }
  const add = (name: string, value: unknown) => {
    const number = numberOf(page, value)
    if (number !== undefined) sums[name] = number
  }
  add('subTotal', order.subtotal)
  add('tax', order.tax)
  add('shipping', order.shipping)
  add('discount', order.discount)
  return sums as unknown as Sums
}
