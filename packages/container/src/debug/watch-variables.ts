import type { VariableResult } from '@waymark/domain/debug-protocol'
import { MAX_VARIABLE_LENGTH } from '@waymark/domain/debug-protocol/constants'
import type { Collect, DataLayerEvent, Engine, Variable } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { valueFor } from '../engine/evaluate/value.ts'
import { audience, eventField } from '../engine/variable/collectors.ts'
import type { DebugContent } from './content.ts'
import { valueTypeOf } from './kind-of.ts'
import type { MeasuringClock } from './measuring-clock.ts'
import { serialise } from './serialise.ts'

/** A value, or an error, as the debugger shows it. */
type Shown = Pick<VariableResult, 'serializedValue' | 'originalValueType'>

export interface WatchedVariables {
  /**
   * Computes the fields of the present event. They are the same at any time, and tags may change what they refer to. Reads
   * the audiences too: conditions compare those known now, also on a repeat of an event that came before them.
   */
  readFields(): void
  /**
   * The value of a variable when it was computed for the present event, or the error that it threw. Variables that throw
   * are undefined for tags and conditions.
   */
  resultOf(variable: number): Shown
  /**
   * Computes what the debugger shows. Variables that push to the data layer are then computed once only, unless the event
   * itself needs them: each push is an item to show, and would be followed by the next one without end.
   */
  explain<Result>(run: () => Result): Result
}

/** Watches the variables while they are computed, and reports those that refer to themselves with the names on the way. */
export function watchVariables(engine: Engine, clock: MeasuringClock): WatchedVariables {
  const { page, takeTurn } = engine
  const report = page.reportIssue
  // A repeat of an event on which a tag waits shares the computed values.
  const events = new WeakMap<DataLayerEvent['computed'], Shown[]>()
  const shownOn = ({ computed }: DataLayerEvent): Shown[] => {
    const shown = events.get(computed) || []
    events.set(computed, shown)
    return shown
  }
  const show = (value: unknown): Shown => ({
    serializedValue: serialise(page, value, MAX_VARIABLE_LENGTH),
    originalValueType: valueTypeOf(page, value),
  })
  const fields: number[] = []
  const audiences: Variable[] = []
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
    if (collect === eventField) append(fields, number)
    if (collect === audience) append(audiences, variable)
    const watching: Collect = (own, self) => {
      if (isExplaining && pushing[number]) return undefined
      const before = turns
      const shown = shownOn(own.present)
      append(computing, number)
      let value: unknown
      try {
        value = collect(own, self)
        return value
      } catch (error) {
        value = error
        throw error
      } finally {
        shown[number] = clock.pause(() => show(value))
        computing.length--
        if (turns > before) pushing[number] = true
      }
    }
    variable[0] = Object.assign(watching, { watched: collect })
  }
  return {
    readFields() {
      each(fields, (number) => valueFor(engine, number))
      each(audiences, (variable) => variable[0](engine, variable))
    },
    resultOf: (variable) => shownOn(engine.present)[variable] || show(undefined),
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
