import type { Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'
import { runTracker } from './waymark-analytics.ts'

/** What Matomo counts as content. */
const CONTENT = '[data-track-content],.matomoTrackContent,.piwikTrackContent'
/** Milliseconds for which new elements are collected. */
const BATCH = 100

/** Sets up Matomo's tracker, which does not notice page views and content that come without a load of the page. */
export const waymarkAnalyticsMatomo: Snippet<'waymark-pro-analytics'> = (options, page, engine) => {
  const countsAllContent = options.content_tracking === 'trackAllContentImpressions'
  tellPage(page, engine)
  const isFirst = runTracker(options, page, engine, 'setCookieConsentGiven')
  if (!countsAllContent) return
  if (isFirst) reportNewContent(page)
  else reportContent(page)
}

/** Sets the address of every page view; for later ones also the title, and the previous address as the referrer. */
function tellPage(page: Page, engine: Engine): void {
  const { trackedAddress } = engine
  const address = `${page.readDocument('location.href')}`
  engine.trackedAddress = address
  track(page, ['setCustomUrl', address])
  if (trackedAddress === undefined) return
  if (trackedAddress !== address) track(page, ['setReferrerUrl', trackedAddress])
  track(page, ['setDocumentTitle', page.readDocument('title')])
}

/** Reports all content; the tracker skips what it has reported since the last page view. */
const reportContent = (page: Page) => track(page, ['trackAllContentImpressions'])

/** Reports content that tags or the page insert later; the tracker finds only what the document came with. */
function reportNewContent(page: Page): void {
  const seen = new WeakSet<object>()
  /** Whether there is content that was not seen before. */
  const markSeen = () => {
    let isNew = false
    each(page.findElements('css', CONTENT), (element) => {
      if (!seen.has(element)) isNew = true
      seen.add(element)
    })
    return isNew
  }
  let isWaiting = false
  page.whenReady(() => {
    markSeen()
    page.onMutation(() => {
      if (isWaiting) return
      isWaiting = true
      page.runLater(BATCH, () => {
        isWaiting = false
        if (markSeen()) reportContent(page)
      })
    })
  })
}
