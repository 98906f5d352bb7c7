import type { Collect, Resolve } from '../content.ts'
import { resolverOf } from '../evaluate/fire.ts'

/** The site's own expression; a function it gives is called without arguments. */
export const customJs: Collect = (engine, variable) => {
  const evaluate = variable[1] as (resolve: Resolve) => unknown
  const value = evaluate(resolverOf(engine))
  return typeof value === 'function' ? value() : value
}
