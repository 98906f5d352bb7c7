import type { Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'

/** Announces each of the intervals in use once, counted from the container's start. */
export function startTimers(engine: Engine, intervals: readonly number[]): void {
  each(intervals, (seconds) => {
    engine.page.runLater(seconds * 1000, () => engine.announce('waymark.timer', { timeOnWebsite: seconds }))
  })
}
