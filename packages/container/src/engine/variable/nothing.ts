import type { Collect } from '../core/engine.ts'

/** What an abandoned variable gives. */
export const nothing: Collect = () => undefined
