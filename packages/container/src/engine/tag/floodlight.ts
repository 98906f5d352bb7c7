import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress } from './text.ts'

/** What both Floodlight tags send about an activity. */
interface Activity {
  readonly advertiser_id: unknown
  readonly group_tag_string: unknown
  readonly activity_tag_string: unknown
  readonly u?: unknown
  readonly tran?: unknown
  readonly custom_variables: readonly { readonly id: string; readonly value: unknown }[]
}

/** Random numbers are whole and below this. */
const RANGE = 1e13

/** Reports an activity to Floodlight by an invisible frame; `ending` is how it is counted. */
function sendActivity(page: Page, activity: Activity, ending: string): void {
  const { advertiser_id, group_tag_string, activity_tag_string, u, tran, custom_variables } = activity
  if (lacks(page, advertiser_id) || lacks(page, group_tag_string) || lacks(page, activity_tag_string)) return
  const advertiser = inAddress(page, advertiser_id)
  let address = `https://${advertiser}.fls.doubleclick.net/activityi;src=${advertiser}`
  const add = (name: string, value: unknown) => {
    if (textOf(page, value)) address += `;${name}=${inAddress(page, value)}`
  }
  add('type', group_tag_string)
  add('cat', activity_tag_string)
  add('u', u)
  add('tran', tran)
  each(custom_variables || [], ({ id, value }) => add(id, value))
  page.loadFrame(`${address};${ending}?`)
}

export function randomNumber(page: Page): number {
  return Math.floor(page.randomNumber() * RANGE)
}

/** Tells Floodlight about an activity: every one, one a visitor and day, or one a session. */
export const floodlightCounter: Snippet<'floodlight-counter'> = (options, page) => {
  const { counting_method, session_id } = options
  if (counting_method === 'session') {
    if (!lacks(page, session_id)) sendActivity(page, options as Activity, `ord=${inAddress(page, session_id)}`)
  } else {
    const random = randomNumber(page)
    sendActivity(
      page,
      options as Activity,
      counting_method === 'unique_method' ? `ord=1;num=${random}` : `ord=${random}`,
    )
  }
}

/** Tells Floodlight about a sale: its worth, its order, and how many items when those are counted. */
export const floodlightSales: Snippet<'floodlight-sales'> = (options, page) => {
  const { counting_method, revenue, order_id, quantity } = options
  if (lacks(page, revenue) || lacks(page, order_id)) return
  const items = counting_method === 'item_sold' ? quantity : 1
  if (lacks(page, items)) return
  const ending = `qty=${inAddress(page, items)};cost=${inAddress(page, revenue)};ord=${inAddress(page, order_id)}`
  sendActivity(page, options as Activity, ending)
}
