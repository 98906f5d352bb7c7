import type { Collect } from '../core/engine.ts'

/** The scheme of the address without `:`. */
export const urlProtocol: Collect = (engine) => `${engine.page.readDocument('location.protocol')}`.slice(0, -1)
