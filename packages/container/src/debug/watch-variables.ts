import type { Collect, DataLayerEvent, Engine } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import type { DebugContent } from './content.ts'

/** The error that a variable threw on an event. */
interface Thrown {
  readonly error: unknown
}

interface WatchedVariables {
  /** The error of a variable on the present event. Variables that throw are undefined for tags and conditions. */
  thrownBy(variable: number): Thrown | undefined
  /**
   * Computes what the debugger shows. Variables that push to the data layer are then computed once only, unless the event
   * itself needs them: each push is an item to show, and would be followed by the next one without end.
   */
  explain<Result>(run: () => Result): Result
}

/** Watches the variables while they are computed, and reports those that refer to themselves with the names on the way. */
export function watchVariables(engine: Engine): WatchedVariables {
  const { page, takeTurn } = engine
  const report = page.reportIssue
  const events = new WeakMap<DataLayerEvent, Thrown[]>()
  const thrownOn = (event: DataLayerEvent): Thrown[] => {
    const thrown = events.get(event) || []
    events.set(event, thrown)
    return thrown
  }
  const computing: number[] = []
  const pushing: boolean[] = []
  let isExplaining = false
  let turns = 0
  engine.takeTurn = (turn, urgent) => {
    turns++
    takeTurn(turn, urgent)
  }
  page.reportIssue = (what, detail) => report(what, what === 'cycle' ? cycleOf(engine, computing, detail) : detail)
  const variables = engine.plan.variableList as unknown as [Collect, ...unknown[]][]
  for (let number = 0; number < variables.length; number++) {
    const variable = variables[number]!
    const collect = variable[0]
    variable[0] = (own, self) => {
      if (isExplaining && pushing[number]) return undefined
      const before = turns
      append(computing, number)
      try {
        return collect(own, self)
      } catch (error) {
        thrownOn(own.present)[number] = { error }
        throw error
      } finally {
        computing.length--
        if (turns > before) pushing[number] = true
      }
    }
  }
  return {
    thrownBy: (variable) => thrownOn(engine.present)[variable],
    explain: (run) => {
      isExplaining = true
      try {
        return run()
      } finally {
        isExplaining = false
      }
    },
  }
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
