import type { Collect, DataLayerEvent, Engine } from '../engine/core/engine.ts'

/** The error that a variable threw on an event. */
interface Thrown {
  readonly error: unknown
}

/**
 * Records the errors that variables throw, which make them undefined for tags and conditions. Returns a function that gives
 * the error of a variable on the present event.
 */
export function keepErrors(engine: Engine): (variable: number) => Thrown | undefined {
  const events = new WeakMap<DataLayerEvent, Thrown[]>()
  const thrownOn = (event: DataLayerEvent): Thrown[] => {
    const thrown = events.get(event) || []
    events.set(event, thrown)
    return thrown
  }
  const variables = engine.plan.variableList as unknown as [Collect, ...unknown[]][]
  for (let number = 0; number < variables.length; number++) {
    const variable = variables[number]!
    const collect = variable[0]
    variable[0] = (own, self) => {
      try {
        return collect(own, self)
      } catch (error) {
        thrownOn(own.present)[number] = { error }
        throw error
      }
    }
  }
  return (variable) => thrownOn(engine.present)[variable]
}
