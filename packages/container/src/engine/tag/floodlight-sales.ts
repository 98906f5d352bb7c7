import { type Activity, sendActivity } from './floodlight.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

/** Tells Floodlight about a sale: its worth, its order, and how many items when those are counted. */
export const floodlightSales: Snippet<'floodlight-sales'> = (options, page) => {
  const { counting_method, revenue, order_id, quantity } = options
  if (lacks(page, revenue) || lacks(page, order_id)) return
  const items = counting_method === 'item_sold' ? quantity : 1
  if (lacks(page, items)) return
  const ending = `qty=${inAddress(page, items)};cost=${inAddress(page, revenue)};ord=${inAddress(page, order_id)}`
  sendActivity(page, options as Activity, ending)
}
