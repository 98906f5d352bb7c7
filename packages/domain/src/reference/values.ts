import { referencesIn, tokenize, writeReference } from './grammar.ts'

/** The names of all references in a JSON value. */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') for (const { name } of referencesIn(next)) names.add(name)
    else if (next !== null && typeof next === 'object') for (const inner of Object.values(next)) waiting.push(inner)
  }
  return names
}

/** Replaces the references of a text, except those for which `to` returns undefined. */
export const replaceReferences = (text: string, to: (name: string) => string | undefined): string =>
  tokenize(text)
    .map(({ text: written, name }) => (name === undefined ? undefined : to(name)) ?? written)
    .join('')

/**
 * A JSON value after variables were renamed: `names` maps old names to new ones. Parts without a renamed reference are not
 * copied.
 */
export function renameReferencesIn<T>(value: T, names: ReadonlyMap<string, string>): T {
  return renamed(value, names) as T
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return replaceReferences(value, (name) => {
      const to = names.get(name)
      return to === undefined ? undefined : writeReference(to)
    })
  if (Array.isArray(value)) {
    const items = value.map((item) => renamed(item, names))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
    const changed = entries.map(([key, item]) => [key, renamed(item, names)] as const)
    return changed.some(([, item], index) => item !== entries[index]?.[1]) ? Object.fromEntries(changed) : value
  }
  return value
}
