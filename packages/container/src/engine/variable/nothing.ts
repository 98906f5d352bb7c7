import type { Collect } from '../content.ts'

/** What an abandoned variable gives. */
export const nothing: Collect = () => undefined
