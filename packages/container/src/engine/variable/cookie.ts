import type { Collect } from '../core/engine.ts'

/** The decoded text of the first cookie of that name. */
export const cookie: Collect = (engine, variable) => engine.page.readCookie(variable[1] as string)
