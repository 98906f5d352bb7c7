import { textOf } from '../core/text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { lacks } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { numberOf } from './text.ts'
import { track } from './track.ts'

/** Counts the conversion of a goal. */
export const waymarkGoalConversion: Snippet<'waymark-pro-goal-conversion'> = (options, page) => {
  const { id, revenue, currency, custom_dimensions } = options
  if (lacks(page, id)) return
  const code = textOf(page, currency)
  const more = dimensionsOf(page, custom_dimensions, code ? { currencyCode: code } : undefined)
  track(page, ['trackGoal', textOf(page, id)], [numberOf(revenue), more])
}
