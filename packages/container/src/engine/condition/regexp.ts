import type { Engine } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'

/** Whether a pattern is found anywhere in the text of a value. */
export function regexp(value: unknown, pattern: string, engine: Engine): boolean {
  return search(value, pattern, engine) === true
}

/** Whether it is not found. A broken pattern meets neither form. */
export function doesNotRegexp(value: unknown, pattern: string, engine: Engine): boolean {
  return search(value, pattern, engine) === false
}

function search(value: unknown, pattern: string, engine: Engine): boolean | undefined {
  let parsed: RegExp
  try {
    parsed = new RegExp(pattern)
  } catch (error) {
    engine.page.reportIssue('regular expression', error)
    return undefined
  }
  return value !== undefined && value !== null && parsed.test(textOf(engine.page, value))
}
