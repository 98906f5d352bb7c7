/** A position in a JSON value, linked to the positions around it. */
interface Place {
  readonly key: string | number
  readonly inside: Place | undefined
}

/** Whether a text can be stored and sent: well-formed and without U+0000. */
export const storableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * The path to a text in a JSON value that the database cannot store (U+0000 or half of a surrogate pair); `undefined` if
 * there is none. Names of members count as text.
 */
export function unstorable(value: unknown): readonly (string | number)[] | undefined {
  // Uses a stack instead of recursion, because bodies may be nested deeper than calls can be.
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
