import { textOf } from '../core/text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

/**
 * Counts a view of a page without an address of its own, which may be given relative to that of the page; later requests are
 * for the real page again.
 */
export const waymarkVirtualPageView: Snippet<'waymark-pro-virtual-page-view'> = (options, page) => {
  const { url, document_title, custom_dimensions } = options
  if (isMissing(page, url)) return
  const own = `${page.readDocument('location.href')}`
  const title = textOf(page, document_title) || undefined
  track(page, ['setCustomUrl', new URL(textOf(page, url), own).href])
  if (title) track(page, ['setDocumentTitle', title])
  track(page, ['trackPageView'], [title, dimensionsOf(page, custom_dimensions)])
  track(page, ['setCustomUrl', own])
  track(page, ['setDocumentTitle', page.readDocument('title')])
}
