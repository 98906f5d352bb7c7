import type { Collect } from '../core/engine.ts'

/** A field of the present event, on the events that carry it; undefined on every other. */
export const eventField: Collect = (engine, variable) => {
  const { named, carried } = engine.present
  for (let index = 2; index < variable.length; index++)
    if (variable[index] === named) return carried[variable[1] as string]
  return undefined
}
