import { textOf } from '../core/text-of.ts'
import { dimensionsOf } from './dimensions.ts'
import { isMissing } from './missing.ts'
import type { Snippet } from './snippet.ts'
import { numberOf } from './text.ts'
import { track } from './track.ts'

/** Counts the conversion of a goal. */
export const waymarkGoalConversion: Snippet<'waymark-pro-goal-conversion'> = (options, page) => {
  const { id, revenue, currency, custom_dimensions } = options
  if (isMissing(page, id)) return
  const code = textOf(page, currency)
  const more = dimensionsOf(page, custom_dimensions, code ? { currencyCode: code } : undefined)
  track(page, ['trackGoal', textOf(page, id)], [numberOf(page, revenue), more])
}

/** Matomo has one currency per site, and its tracker leaves out a revenue that is the number 0. */
export const waymarkGoalConversionMatomo: Snippet<'waymark-pro-goal-conversion'> = (options, page) => {
  const { id, revenue, custom_dimensions } = options
  if (isMissing(page, id)) return
  const worth = numberOf(page, revenue)
  const text = worth === undefined ? worth : `${worth}`
  track(page, ['trackGoal', textOf(page, id)], [text, dimensionsOf(page, custom_dimensions)])
}
