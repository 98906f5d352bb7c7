import { textOf } from '../core/text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { numberOf } from './text.ts'
import { track } from './track.ts'

/** Sends an event to the tracker. */
export const waymarkEvent: Snippet<'waymark-pro-event'> = (options, page) => {
  const { name, value, custom_dimensions } = options
  const category = textOf(page, options.category)
  const action = textOf(page, options.action)
  if (isMissing(page, category && action)) return
  // Most events have no optional arguments, and a site may have many events.
  const hasOptionalArguments = name !== undefined || value !== undefined || custom_dimensions?.length
  track(
    page,
    ['trackEvent', category, action],
    hasOptionalArguments && [
      textOf(page, name) || undefined,
      numberOf(page, value),
      dimensionsOf(page, custom_dimensions),
    ],
  )
}
