import type { Operator } from '../core/engine.ts'

/** The opposite of an operator: met for missing values as well. */
export function not(operator: Operator): Operator {
  return (value, expected, engine) => !operator(value, expected, engine)
}
