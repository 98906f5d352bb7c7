import type { Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'
import { runTracker } from './waymark-analytics.ts'

/** What Matomo counts as content. */
const CONTENT = '[data-track-content],.matomoTrackContent,.piwikTrackContent'
/** New elements are collected for so many milliseconds. */
const BATCH = 100

/** Sets up Matomo's tracker, which learns of nothing by itself that a page changes without being loaded again. */
export const waymarkAnalyticsMatomo: Snippet<'waymark-pro-analytics'> = (options, page, engine) => {
  const countsAllContent = options.content_tracking === 'trackAllContentImpressions'
  tellPage(page, engine)
  const isFirst = runTracker(options, page, engine, 'setCookieConsentGiven')
  if (!countsAllContent) return
  if (isFirst) reportNewContent(page)
  else reportContent(page)
}

/** Gives the address of every page view; of later ones also the title, and the address before as the referrer. */
function tellPage(page: Page, engine: Engine): void {
  const { trackedAddress } = engine
  const address = `${page.readDocument('location.href')}`
  engine.trackedAddress = address
  track(page, ['setCustomUrl', address])
  if (trackedAddress === undefined) return
  if (trackedAddress !== address) track(page, ['setReferrerUrl', trackedAddress])
  track(page, ['setDocumentTitle', page.readDocument('title')])
}

/** Content that was reported since the last page view is not reported again. */
const reportContent = (page: Page) => track(page, ['trackAllContentImpressions'])

/** The tracker finds what the document came with; what is inserted later, by tags or the page, is reported here. */
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
