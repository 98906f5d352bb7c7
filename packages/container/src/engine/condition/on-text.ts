import type { Operator } from '../core/engine.ts'
import { textOf } from '../core/text-of.ts'

/** An operator that compares the text of a value; missing values never meet it. */
export function onText(test: (text: string, expected: string) => boolean): Operator {
  return (value, expected, engine) =>
    value !== undefined &&
    value !== null &&
    test(typeof value === 'string' ? value : textOf(engine.page, value), expected)
}
