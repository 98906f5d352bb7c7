import type { Collect } from '../core/engine.ts'

/** A value of the session state, read when the page started. */
export const sessionValue: Collect = (engine, variable) => engine.session[variable[1] as string]
