import { textOf } from '../core/text-of.ts'
import { gtagFor } from './google-ads.ts'
import { lacks } from './missing.ts'
import { numberOf } from './number-of.ts'
import { once } from './once.ts'
import type { Snippet } from './snippet.ts'

/** Counts a conversion, with its worth if that is known. */
export const googleAdsConversionTracking: Snippet<'google-ads-conversion-tracking'> = (options, page, engine) => {
  const { conversion_label, conversion_value } = options.conversion_tracking
  if (lacks(page, options.conversion_id) || lacks(page, conversion_label)) return
  const account = `AW-${textOf(page, options.conversion_id)}`
  const gtag = gtagFor(page, engine, options.conversion_id)
  if (once(engine, account)) gtag('config', account)
  const value = numberOf(conversion_value)
  const details = { send_to: `${account}/${textOf(page, conversion_label)}` }
  gtag('event', 'conversion', value === undefined ? details : { ...details, value })
}
