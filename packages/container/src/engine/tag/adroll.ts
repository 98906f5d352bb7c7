import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { inAddress, numberOf } from './text.ts'

/** The AdRoll pixel, with the value of a conversion if known. */
export const adroll: Snippet<'adroll'> = ({ advertiser_id, pixel_id, conversion_data }, page) => {
  if (isMissing(page, advertiser_id) || isMissing(page, pixel_id)) return
  page.setGlobal('adroll_adv_id', advertiser_id)
  page.setGlobal('adroll_pix_id', pixel_id)
  page.setGlobal('adroll_version', '2.0')
  const value = numberOf(page, conversion_data?.conversion_value)
  if (value !== undefined) {
    page.setGlobal('adroll_conversion_value', value)
    page.setGlobal('adroll_currency', conversion_data!.currency)
  }
  page.loadScript(`https://s.adroll.com/j/${inAddress(page, advertiser_id)}/roundtrip.js`)
}
