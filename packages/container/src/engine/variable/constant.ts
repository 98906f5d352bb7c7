import type { Collect } from '../core/engine.ts'

/** The text itself, never converted. */
export const constant: Collect = (_engine, variable) => variable[1]
