import { printJson, printValue } from '@waymark/debugger-core/values'
import type { VariableResult } from '@waymark/domain/debug-protocol'

/** The value of a variable as one line: texts without quotes, others as JSON, maps and the like as on a console. */
export function valueText({ serializedValue: { isJson, value }, originalValueType }: VariableResult): string {
  if (originalValueType === 'undefined') return 'undefined'
  if (isJson && /"\[\[/u.test(value)) return printed(value)
  const parsed = isJson && originalValueType === 'string' ? parsedJson(value) : value
  // An empty text is shown as quotes, so that it is visible.
  return (typeof parsed === 'string' ? parsed : value) || '""'
}

/** Parses JSON; undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function printed(text: string): string {
  try {
    return printValue(parsedJson(text))
  } catch {
    return text
  }
}

/** A parsed value with one member on each line. */
export function printedLines(value: unknown): string {
  try {
    return printValue(value, { lines: true })
  } catch {
    return JSON.stringify(value, null, 2)
  }
}

/** A value that a page has sent as JSON, as JSON that other programs can read. What is nested too deep stays as it is. */
export function standardJson(text: string): string {
  try {
    return printJson(JSON.parse(text))
  } catch {
    return text
  }
}
