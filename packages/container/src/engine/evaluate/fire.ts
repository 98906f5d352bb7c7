import type { Engine, Resolve, Tag } from '../core/engine.ts'
import { followPath } from './follow-path.ts'
import { valueFor } from './value.ts'

/** Renders a tag with its references resolved. It counts as fired even if it throws. */
export function fire(engine: Engine, number: number, tag: Tag): void {
  const { plan, page, present } = engine
  present.firedOn[number] = true
  present.firedTags++
  plan.headList[tag[0]]![0](optionsOf(engine, tag[1]), page, engine)
}

/** Options with the values of the present event in the place of references. */
export function optionsOf(engine: Engine, options: unknown): unknown {
  return typeof options === 'function' ? options(resolverOf(engine), engine.page) : options
}

export function resolverOf(engine: Engine): Resolve {
  return (variable, path) => {
    const value = valueFor(engine, variable)
    return path ? followPath(value, path) : value
  }
}
