import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { lacks } from './missing.ts'
import { inAddress } from './text.ts'

/** What both Floodlight tags say about an activity. */
export interface Activity {
  readonly advertiser_id: unknown
  readonly group_tag_string: unknown
  readonly activity_tag_string: unknown
  readonly u?: unknown
  readonly tran?: unknown
  readonly custom_variables: readonly { readonly id: string; readonly value: unknown }[]
}

/** Random numbers are whole and below this. */
const RANGE = 1e13

/** Tells Floodlight about an activity by an invisible frame; `ending` says how it is counted. */
export function sendActivity(page: Page, activity: Activity, ending: string): void {
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
