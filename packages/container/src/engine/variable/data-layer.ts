import type { Collect } from '../core/engine.ts'
import { followPath, stepsOf } from '../evaluate/follow-path.ts'
import { storedValues } from './data-layer-key.ts'

/** A value of the data layer: the exact key first, then a path with dots and `[n]`. */
export const dataLayer: Collect = (engine, variable) => {
  const key = variable[1] as string
  const stored = storedValues(engine)
  return key in stored ? stored[key] : followPath(stored, stepsOf(key))
}
