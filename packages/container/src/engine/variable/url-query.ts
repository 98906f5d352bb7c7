import type { Collect } from '../core/engine.ts'

/** The query of the address without `?`. */
export const urlQuery: Collect = (engine) => `${engine.page.readDocument('location.search')}`.slice(1)
