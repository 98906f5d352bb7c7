import type { Collect } from '../core/engine.ts'
import { parameterOf } from '../state/url-parameter.ts'

/** A parameter of the address. */
export const urlParameter: Collect = (engine, variable) => parameterOf(engine.page, variable[1] as string)

/** The scheme of the address without `:`. */
export const urlProtocol: Collect = (engine) => `${engine.page.readDocument('location.protocol')}`.slice(0, -1)

/** The query of the address without `?`. */
export const urlQuery: Collect = (engine) => `${engine.page.readDocument('location.search')}`.slice(1)

/** The fragment of the address without `#`; undefined without one. */
export const fragment: Collect = (engine) => fragmentOf(`${engine.page.readDocument('location.hash')}`)

export function fragmentOf(url: string): string | undefined {
  const at = url.indexOf('#')
  return at < 0 ? undefined : url.slice(at + 1)
}
