import type { Collect, Engine } from '../core/engine.ts'

/** A key of the data layer, exactly as written: what a reference means that names no variable. */
export const dataLayerKey: Collect = (engine, variable) => storedValues(engine)[variable[1] as string]

/** The values that the present event sees. */
export function storedValues(engine: Engine): Record<string, unknown> {
  return engine.present.frozenModel ?? engine.model
}
