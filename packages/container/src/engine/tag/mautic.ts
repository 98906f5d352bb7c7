import { textOf } from '../text-of.ts'
import { lacks } from './missing.ts'
import { vendorQueue } from './queue.ts'
import type { Snippet } from './snippet.ts'

/** Sends a page view to a Mautic instance. */
export const mautic: Snippet<'mautic'> = ({ instance_url }, page) => {
  if (lacks(page, instance_url)) return
  page.setGlobal('MauticTrackingObject', 'mt')
  const mt = vendorQueue(page, 'mt', undefined, 'q')
  const instance = textOf(page, instance_url)
    .replace(/^(https?:)?\/\//i, '')
    .replace(/\/+$/, '')
  page.loadScript(`https://${instance}/mtc.js`)
  mt('send', 'pageview')
}
