import type { Engine } from '../core/engine.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import { once } from './once.ts'
import { queueArray } from './queue-array.ts'
import type { Snippet } from './snippet.ts'
import { inAddress, numberOf } from './text.ts'

/** Name of a queue for this library alone, so that it does not read the page's data layer. */
const LAYER = 'wmGtagLayer'

type Gtag = (...command: unknown[]) => void

/** The page's `gtag`, or a function in its place; loads and starts the library once. */
function gtagFor(page: Page, engine: Engine, id: unknown): Gtag {
  let own = ''
  if (typeof page.globalOf('gtag') !== 'function') {
    page.setGlobal('gtag', function () {
      // biome-ignore lint/complexity/noArguments: the library takes nothing but an arguments object
      queueArray(page, LAYER).push(arguments)
    })
    engine.doneOnce[LAYER] = true
  }
  if (engine.doneOnce[LAYER]) own = `&l=${LAYER}`
  const gtag = page.globalOf('gtag') as Gtag
  page.loadScript(`https://www.googletagmanager.com/gtag/js?id=AW-${inAddress(page, id)}${own}`)
  if (once(engine, 'gtag js')) gtag('js', new Date(page.clockNow()))
  return gtag
}

/** Reports a conversion, with its value if known. */
export const googleAdsConversionTracking: Snippet<'google-ads-conversion-tracking'> = (options, page, engine) => {
  const { conversion_label, conversion_value } = options.conversion_tracking
  if (isMissing(page, options.conversion_id) || isMissing(page, conversion_label)) return
  const account = `AW-${textOf(page, options.conversion_id)}`
  const gtag = gtagFor(page, engine, options.conversion_id)
  if (once(engine, account)) gtag('config', account)
  const value = numberOf(page, conversion_value)
  const details = { send_to: `${account}/${textOf(page, conversion_label)}` }
  gtag('event', 'conversion', value === undefined ? details : { ...details, value })
}

/** Adds the visitor to the audiences of the page, with every firing. */
export const googleAdsRemarketing: Snippet<'google-ads-remarketing'> = ({ conversion_id }, page, engine) => {
  if (isMissing(page, conversion_id)) return
  const account = `AW-${textOf(page, conversion_id)}`
  engine.doneOnce[account] = true
  gtagFor(page, engine, conversion_id)('config', account)
}
