import { each } from '../core/list.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { isMissing } from './missing.ts'
import { once } from './once.ts'
import { vendorQueue } from './queue.ts'
import type { Snippet } from './snippet.ts'

/** Sends one event of a Meta pixel; the pixel itself is set up once. */
export const metaPixel: Snippet<'meta-pixel'> = ({ pixel_id, event, event_properties }, page, engine) => {
  if (isMissing(page, pixel_id) || isMissing(page, event)) return
  const pixel = pixelOf(page)
  page.loadScript('https://connect.facebook.net/en_US/fbevents.js')
  if (once(engine, `fbq ${pixel_id}`)) pixel('init', pixel_id)
  const properties: Record<string, unknown> = {}
  each(event_properties, ({ property_name, property_value }) => {
    properties[textOf(page, property_name)] = property_value
  })
  pixel('trackSingle', pixel_id, event, properties)
}

/** The page's `fbq`, or a stub that keeps calls until the library takes them over. */
function pixelOf(page: Page): (...call: unknown[]) => void {
  return vendorQueue(page, 'fbq', (stub) => {
    stub.push = stub
    stub.loaded = true
    stub.version = '2.0'
    if (!page.globalOf('_fbq')) page.setGlobal('_fbq', stub)
  })
}
