import { textOf } from '../core/text-of.ts'
import { gtagFor } from './google-ads.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'

/** Adds the visitor to the audiences of the page, with every firing. */
export const googleAdsRemarketing: Snippet<'google-ads-remarketing'> = ({ conversion_id }, page, engine) => {
  if (lacks(page, conversion_id)) return
  const account = `AW-${textOf(page, conversion_id)}`
  engine.doneOnce[account] = true
  gtagFor(page, engine, conversion_id)('config', account)
}
