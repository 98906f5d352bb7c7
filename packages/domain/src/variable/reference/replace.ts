import { reference, references } from './find.ts'

/** Replaces the references of a text; those for which `to` gives undefined stay as they are written. */
export function replaceReferences(text: string, to: (name: string) => string | undefined): string {
  let done = ''
  let from = 0
  for (const found of references(text)) {
    const replacement = to(found.name)
    if (replacement === undefined) continue
    done += text.slice(from, found.from) + replacement
    from = found.to
  }
  return from === 0 ? text : done + text.slice(from)
}

/** The text after variables were renamed: `names` maps old names to new ones. */
export const renameReferences = (text: string, names: ReadonlyMap<string, string>): string =>
  replaceReferences(text, (name) => {
    const renamed = names.get(name)
    return renamed === undefined ? undefined : reference(renamed)
  })

/** The same for every text inside a JSON value. What holds no renamed reference is returned as it was, not copied. */
export function renameReferencesIn<T>(value: T, names: ReadonlyMap<string, string>): T {
  return renamed(value, names) as T
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renameReferences(value, names)
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

/** The text with each reference replaced by a word, so that selectors can be checked before values are known. */
export const withPlaceholders = (text: string): string => replaceReferences(text, () => 'x')
