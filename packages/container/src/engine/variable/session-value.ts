import type { Collect } from '../core/engine.ts'

/** What a part of the session state found out when the page started. */
export const sessionValue: Collect = (engine, variable) => engine.session[variable[1] as string]
