import type { Collect, Resolve } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'
import { resolverOf } from '../evaluate/fire.ts'

/** The site's own expression, which gets the values of its references and their texts. */
type Evaluate = (resolve: Resolve, text: (variable: number) => string) => unknown

/** Evaluates the site's own expression; a function it gives is called without arguments. */
export const customJs: Collect = (engine, variable) => {
  const resolve = resolverOf(engine)
  const value = (variable[1] as Evaluate)(resolve, (number) => textOf(engine.page, resolve(number)))
  return typeof value === 'function' ? value() : value
}
