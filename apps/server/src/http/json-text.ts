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
    return refuseText('The body is not JSON')
  }
  const path = unstorable(value)
  if (path) return refuseText('The text holds characters that cannot be kept', pointerTo(path))
  const trouble = troubleIn(value)
  return trouble ? refuseText(trouble) : { value }
}

const refuseText = (detail: string, pointer = '') => refuse('INVALID_JSON_ERROR', detail, { pointer })

/** Walks level by level, since a body may be nested deeper than calls may be. */
function troubleIn(value: unknown): string | undefined {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH) return `The body is nested deeper than ${DEPTH}`
    // JSON reads 1e999 as infinity, which it cannot write.
    if (level.some((part) => typeof part === 'number' && !Number.isFinite(part))) return 'A number is too large'
    level = level.flatMap((part) => (part !== null && typeof part === 'object' ? Object.values(part) : []))
  }
  return undefined
}
