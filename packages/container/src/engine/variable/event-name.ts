import type { Collect } from '../core/content.ts'

/** The name of the present event. */
export const eventName: Collect = (engine) => engine.present.named
