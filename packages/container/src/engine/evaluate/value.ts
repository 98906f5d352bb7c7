import type { Engine } from '../core/engine.ts'

/** The mark of a value that is being computed. */
const PENDING = {}

/**
 * The value of a variable for the present event, computed at the first use and then kept. A variable that refers to
 * itself is undefined there.
 */
export function valueFor(engine: Engine, number: number): unknown {
  const { computed } = engine.present
  let value: unknown
  if (computed.has(number)) {
    value = computed.get(number)
    if (value !== PENDING) return value
    engine.page.reportIssue('cycle', number)
    return undefined
  }
  const variable = engine.plan.variableList[number]!
  computed.set(number, PENDING)
  try {
    value = variable[0](engine, variable)
  } catch (error) {
    engine.page.reportIssue('variable', error)
  }
  computed.set(number, value)
  return value
}
