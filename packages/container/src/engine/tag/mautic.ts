import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import { vendorQueue } from './queue.ts'
import type { Snippet } from './snippet.ts'

/** Sends a page view to a Mautic instance. */
export const mautic: Snippet<'mautic'> = ({ instance_url }, page) => {
  if (isMissing(page, instance_url)) return
  const instance = textOf(page, instance_url).replace(/^\/+|\/+$/g, '')
  let library: string
  try {
    library = new URL(`${/^https?:\/\//i.test(instance) ? '' : 'https://'}${instance}/mtc.js`).href
  } catch {
    page.reportIssue('no address of an instance', instance)
    return
  }
  page.setGlobal('MauticTrackingObject', 'mt')
  const mt = vendorQueue(page, 'mt', undefined, 'q')
  page.loadScript(library)
  mt('send', 'pageview')
}
