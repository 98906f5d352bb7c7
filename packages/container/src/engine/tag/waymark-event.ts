import { textOf } from '../text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { lacks } from './missing.ts'
import { numberOf } from './number-of.ts'
import type { Snippet } from './snippet.ts'
import { track } from './track.ts'

/** Sends an event to the tracker. */
export const waymarkEvent: Snippet<'waymark-pro-event'> = (options, page) => {
  const { category, action, name, value, custom_dimensions } = options
  if (lacks(page, category, action)) return
  track(page, [
    'trackEvent',
    textOf(page, category),
    textOf(page, action),
    textOf(page, name) || undefined,
    numberOf(value),
    dimensionsOf(page, custom_dimensions),
  ])
}
