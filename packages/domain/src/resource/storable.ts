/** A place inside a JSON value, known by its way back to the outside. */
interface Place {
  readonly key: string | number
  readonly inside: Place | undefined
}

/** Whether a text can be stored and sent: well-formed and without U+0000. */
export const storableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Where a JSON value holds text that no database row can keep (U+0000 or half of a surrogate pair),
 * as the path to it; `undefined` when all of it can be stored. Names of members count as text.
 */
export function unstorable(value: unknown): readonly (string | number)[] | undefined {
  // A stack of our own, and places that share their way back: bodies may be nested deeper than calls may be.
  const waiting: { value: unknown; place: Place | undefined }[] = [{ value, place: undefined }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, place } = next
    if (typeof part === 'string') {
      if (!storableText(part)) return pathOf(place)
    } else if (Array.isArray(part)) {
      for (const [key, item] of part.entries()) waiting.push({ value: item, place: { key, inside: place } })
    } else if (part !== null && typeof part === 'object') {
      for (const [key, item] of Object.entries(part)) {
        if (!storableText(key)) return pathOf(place)
        waiting.push({ value: item, place: { key, inside: place } })
      }
    }
  }
  return undefined
}

function pathOf(place: Place | undefined): readonly (string | number)[] {
  const keys: (string | number)[] = []
  for (let at = place; at; at = at.inside) keys.push(at.key)
  return keys.reverse()
}
