import type { Collect } from '../core/engine.ts'

/** The name of the present event. */
export const eventName: Collect = (engine) => engine.present.named
