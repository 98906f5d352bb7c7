import type { Engine, Operator } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'

/** An operator that compares the text of a value; missing values never meet it. */
function onText(test: (text: string, expected: string) => boolean): Operator {
  return (value, expected, engine) =>
    value !== undefined &&
    value !== null &&
    test(typeof value === 'string' ? value : textOf(engine.page, value), expected)
}

export const contains = onText((text, expected) => text.includes(expected))

export const endsWith = onText((text, expected) => text.endsWith(expected))

export const equals = onText((text, expected) => text === expected)

export const startsWith = onText((text, expected) => text.startsWith(expected))

/** Whether a pattern is found anywhere in the text of a value. */
export function regexp(value: unknown, pattern: string, engine: Engine): boolean {
  return search(value, pattern, engine) === true
}

/** Whether a pattern is not found. With an invalid pattern neither this nor `regexp` is met. */
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
