import type { Collect, DataLayerEvent, Engine } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import type { DebugContent } from './content.ts'

/** The error that a variable threw on an event. */
interface Thrown {
  readonly error: unknown
}

/**
 * Records the errors that variables throw, which make them undefined for tags and conditions, and reports variables that
 * refer to themselves with the names of all on the way. Returns a function that gives the error of a variable on the present
 * event.
 */
export function keepErrors(engine: Engine): (variable: number) => Thrown | undefined {
  const events = new WeakMap<DataLayerEvent, Thrown[]>()
  const thrownOn = (event: DataLayerEvent): Thrown[] => {
    const thrown = events.get(event) || []
    events.set(event, thrown)
    return thrown
  }
  const computing: number[] = []
  const variables = engine.plan.variableList as unknown as [Collect, ...unknown[]][]
  for (let number = 0; number < variables.length; number++) {
    const variable = variables[number]!
    const collect = variable[0]
    variable[0] = (own, self) => {
      append(computing, number)
      try {
        return collect(own, self)
      } catch (error) {
        thrownOn(own.present)[number] = { error }
        throw error
      } finally {
        computing.length--
      }
    }
  }
  const { page } = engine
  const report = page.reportIssue
  page.reportIssue = (what, detail) => report(what, what === 'cycle' ? cycleOf(engine, computing, detail) : detail)
  return (variable) => thrownOn(engine.present)[variable]
}

/** The names of the variables from the one that is needed again on, in the order in which they need each other. */
function cycleOf(engine: Engine, computing: readonly number[], needed: unknown): string {
  let names = ''
  const add = (number: unknown) =>
    each((engine.plan as DebugContent).explained.variables, (variable) => {
      if (variable[2] === number) names += `${names && ' → '}${variable[1]}`
    })
  for (let at = computing.indexOf(needed as number); at < computing.length; at++) add(computing[at])
  add(needed)
  return names
}
