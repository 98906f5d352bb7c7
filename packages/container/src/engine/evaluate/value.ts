import type { Engine } from '../engine.ts'

/** Stands in for a value while it is being computed. */
const PENDING = {}

/**
 * The value of a variable for the present event, computed when first asked for and then kept. A variable that needs
 * itself is undefined where it does.
 */
export function valueFor(engine: Engine, number: number): unknown {
  const { computed } = engine.present
  if (number in computed) {
    if (computed[number] !== PENDING) return computed[number]
    engine.page.reportIssue('variable cycle', number)
    return undefined
  }
  computed[number] = PENDING
  const variable = engine.plan.variableList[number]!
  let value: unknown
  try {
    value = variable[0](engine, variable)
  } catch (error) {
    engine.page.reportIssue('variable', error)
  }
  computed[number] = value
  return value
}
