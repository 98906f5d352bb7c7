/** One `{{ name }}` in a text: the name without blanks around it, and where the braces begin and end. */
export interface Reference {
  readonly name: string
  readonly from: number
  readonly to: number
}

const REFERENCE = /\{\{((?:(?!\{\{|\}\})[\s\S])*)\}\}/g

/** Every reference in a text, in order. Braces around nothing, and braces that never close, are plain text. */
export function references(text: string): readonly Reference[] {
  const found: Reference[] = []
  for (const match of text.matchAll(REFERENCE)) {
    const name = (match[1] ?? '').trim()
    if (name !== '') found.push({ name, from: match.index, to: match.index + match[0].length })
  }
  return found
}

/** How a variable is referred to. */
export const reference = (name: string): string => `{{ ${name} }}`

/** The name inside a text that is exactly one reference, else undefined. */
export function referenceName(text: string): string | undefined {
  const [only] = references(text)
  return only && only.from === 0 && only.to === text.length ? only.name : undefined
}

/** Every name referred to anywhere inside a JSON value, however deep. */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string') for (const { name } of references(part)) names.add(name)
    else if (part !== null && typeof part === 'object') for (const inner of Object.values(part)) waiting.push(inner)
  }
  return names
}
