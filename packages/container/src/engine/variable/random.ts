import type { Collect } from '../core/engine.ts'

/** A number in [0, 1), the same throughout one event. */
export const random: Collect = (engine) => engine.page.randomNumber()
