/** `{{ name }}` as every reader finds it: the name trimmed, no braces of either kind pair inside, no end means no reference. */
const REFERENCE = /\{\{((?:(?!\{\{|\}\}).)*)\}\}/gs

/** Every name that some text inside a value stands for, at any depth. */
export function referencedNames(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.includes('{{')) for (const [, name] of value.matchAll(REFERENCE)) found.add((name ?? '').trim())
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) referencedNames(inner, found)
  }
  return found
}

/** The same value with references renamed at any depth; what is not renamed stays exactly as it was written. */
export function renameReferences<T>(value: T, newName: (name: string) => string | undefined): T {
  return renamed(value, newName) as T
}

function renamed(value: unknown, newName: (name: string) => string | undefined): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    return value.replace(REFERENCE, (written, name: string) => {
      const other = newName(name.trim())
      return other === undefined ? written : `{{ ${other} }}`
    })
  }
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, newName))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, newName)]))
}
