import { unstorable } from '@waymark/domain/resource'
import { pointerTo } from './issues.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Deepest nesting of a body. The deepest body that means something has nine levels. */
const DEPTH = 64

/** The value of a JSON text, or why the server cannot keep it. */
export function parseJson(text: string): { value: unknown } | Refusal {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('INVALID_JSON_ERROR', 'The body is not JSON', { pointer: '' })
  }
  if (!isShallow(value)) return refuse('INVALID_JSON_ERROR', `The body is nested deeper than ${DEPTH}`, { pointer: '' })
  const path = unstorable(value)
  if (path) {
    return refuse('INVALID_JSON_ERROR', 'The text holds characters that cannot be kept', { pointer: pointerTo(path) })
  }
  return { value }
}

function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH) return false
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []))
  }
  return true
}
