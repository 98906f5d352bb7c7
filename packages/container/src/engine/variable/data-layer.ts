import type { Collect, Engine } from '../core/engine.ts'
import { followPath, stepsOf } from '../evaluate/follow-path.ts'

/** The values that the present event sees. */
function storedValues(engine: Engine): Record<string, unknown> {
  return engine.present.frozenModel ?? engine.model
}

/** A value of the data layer: the exact key first, then a path with dots and `[n]`. */
export const dataLayer: Collect = (engine, variable) => {
  const key = variable[1] as string
  const stored = storedValues(engine)
  return key in stored ? stored[key] : followPath(stored, stepsOf(key))
}
