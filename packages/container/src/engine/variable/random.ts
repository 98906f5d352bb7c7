import type { Collect } from '../core/content.ts'

/** A number in [0, 1), the same throughout one event. */
export const random: Collect = (engine) => engine.page.chanceOf()
