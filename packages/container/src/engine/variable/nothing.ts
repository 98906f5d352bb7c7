import type { Collect } from '../core/content.ts'

/** What an abandoned variable gives. */
export const nothing: Collect = () => undefined
