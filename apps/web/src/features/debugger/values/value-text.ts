import type { VariableResult } from '@waymark/domain/debug-protocol'

/** The value of a variable as one line: texts without quotes, other values as JSON. */
export function valueText({ serializedValue: { isJson, value }, originalValueType }: VariableResult): string {
  if (originalValueType === 'undefined') return 'undefined'
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
