import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import { once } from './once.ts'
import { vendorQueue } from './queue.ts'
import type { Snippet } from './snippet.ts'

/** Milliseconds after which the page is shown even if no experiment reports. */
const SHOW_TIMEOUT = 4000

/** Sends a page view to Universal Analytics, which its vendor has switched off. */
export const googleAnalytics: Snippet<'google-analytics'> = ({ id, optimize_setup }, page, engine) => {
  if (isMissing(page, id)) return
  page.setGlobal('GoogleAnalyticsObject', 'ga')
  const ga = vendorQueue(page, 'ga', (stub) => (stub.l = page.clockNow()), 'q')
  page.loadScript('https://www.google-analytics.com/analytics.js')
  if (once(engine, `ga ${id}`)) {
    if (optimize_setup?.flash_of_original_content) hideUntilDecided(page, textOf(page, optimize_setup.optimize_id))
    ga('create', id, 'auto')
    if (optimize_setup) ga('require', optimize_setup.optimize_id)
  }
  ga('send', 'pageview')
}

/** Hides the page until the experiment has decided; the vendor's script then shows it through the data layer. */
function hideUntilDecided(page: Page, experiment: string): void {
  const show = () => page.setRootClass('async-hide', false)
  page.renderMarkup([['style', 0, '.async-hide{opacity:0 !important}']])
  page.setRootClass('async-hide', true)
  const dataLayer = page.globalOf('dataLayer') as Record<string, unknown> | undefined
  if (dataLayer) dataLayer.hide = { [experiment]: true, start: page.clockNow(), end: show, timeout: SHOW_TIMEOUT }
  page.runLater(SHOW_TIMEOUT, show)
}
