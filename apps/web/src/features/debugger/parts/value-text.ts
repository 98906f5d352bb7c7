import type { VariableResult } from '@waymark/debugger-core/protocol'

/** The value of a variable as one line of text: texts without their quotes, everything else as JSON writes it. */
export function valueText({ serializedValue: { isJson, value }, originalValueType }: VariableResult): string {
  if (originalValueType === 'undefined') return 'undefined'
  if (!isJson || originalValueType !== 'string') return value
  const parsed = parsedJson(value)
  return typeof parsed === 'string' && parsed !== '' ? parsed : value
}

/** The value that a text of JSON holds; undefined when the text is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
