import type { VariableResult } from '@waymark/domain/debug-protocol'

/** The value of a variable as one line of text: texts without their quotes, everything else as JSON writes it. */
export function valueText({ serializedValue: { isJson, value }, originalValueType }: VariableResult): string {
  if (originalValueType === 'undefined') return 'undefined'
  const parsed = isJson && originalValueType === 'string' ? parsedJson(value) : value
  // An empty text is there, which nothing at all would not show.
  return (typeof parsed === 'string' ? parsed : value) || '""'
}

/** The value that a text of JSON holds; undefined when the text is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
