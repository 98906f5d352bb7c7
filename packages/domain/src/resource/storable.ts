/**
 * Where a JSON value holds text that no database row can keep (U+0000 or half of a surrogate pair),
 * as the path to it; `undefined` when all of it can be stored. Names of members count as text.
 */
export function unstorable(value: unknown): readonly (string | number)[] | undefined {
  // A stack of our own: bodies may be nested deeper than calls may be.
  const waiting: { value: unknown; path: readonly (string | number)[] }[] = [{ value, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, path } = next
    if (typeof part === 'string') {
      if (!storableText(part)) return path
    } else if (Array.isArray(part)) {
      part.forEach((item, index) => void waiting.push({ value: item, path: [...path, index] }))
    } else if (part !== null && typeof part === 'object') {
      for (const [key, item] of Object.entries(part)) {
        if (!storableText(key)) return path
        waiting.push({ value: item, path: [...path, key] })
      }
    }
  }
  return undefined
}

/** Whether a text can be stored and sent: well-formed and without U+0000. */
export const storableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
