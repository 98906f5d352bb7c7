import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress, neededNumber } from './text.ts'

/** The parameters of an activity that both Floodlight tags send. */
interface Activity {
  readonly advertiser_id: unknown
  readonly group_tag_string: unknown
  readonly activity_tag_string: unknown
  readonly u?: unknown
  readonly tran?: unknown
  readonly custom_variables: readonly { readonly id: string; readonly value: unknown }[]
}

/** Upper limit of the random numbers, which are whole. */
const RANGE = 1e13

/** Reports an activity to Floodlight by an invisible frame; `ending` are the parameters of the counting method. */
function sendActivity(page: Page, activity: Activity, ending: string): void {
  const { advertiser_id, group_tag_string, activity_tag_string, u, tran, custom_variables } = activity
  if (isMissing(page, advertiser_id) || isMissing(page, group_tag_string) || isMissing(page, activity_tag_string))
    return
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

/** Reports an activity: every one, one per visitor and day, or one per session. */
export const floodlightCounter: Snippet<'floodlight-counter'> = (options, page) => {
  const { counting_method, session_id } = options
  if (counting_method === 'session') {
    if (!isMissing(page, session_id)) sendActivity(page, options as Activity, `ord=${inAddress(page, session_id)}`)
  } else {
    const random = randomNumber(page)
    sendActivity(
      page,
      options as Activity,
      counting_method === 'unique_method' ? `ord=1;num=${random}` : `ord=${random}`,
    )
  }
}

/** Reports a sale with its revenue and order number, and with the number of items where those are counted. */
export const floodlightSales: Snippet<'floodlight-sales'> = (options, page) => {
  const { counting_method, order_id } = options
  const revenue = neededNumber(page, options.revenue)
  if (revenue === undefined || isMissing(page, order_id)) return
  const items = counting_method === 'item_sold' ? neededNumber(page, options.quantity) : 1
  if (items === undefined) return
  const ending = `qty=${items};cost=${revenue};ord=${inAddress(page, order_id)}`
  sendActivity(page, options as Activity, ending)
}
