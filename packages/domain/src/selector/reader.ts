/** The placeholder in a validated selector for a `{{ name }}` whose value is unknown. */
export const PLACEHOLDER = '\uE000'

/** Deepest nesting that is still read; selectors written by hand are never that deep. */
const DEPTH_LIMIT = 100

/** A text read from left to right. Each question moves on only when the answer is yes. */
export interface Reader {
  /** Whether all has been read. */
  done(): boolean
  /** Reads these very characters. */
  takes(text: string): boolean
  /** Reads what a sticky pattern matches here and gives it, else undefined. */
  match(pattern: RegExp): string | undefined
  /** Whether these characters come next, without reading them. */
  sees(text: string): boolean
  /** The place reached, to go back to. */
  at(): number
  back(to: number): void
  /** Reads something nested; too deep counts as not read. */
  nested(read: () => boolean): boolean
  /** Whether something nested is being read. */
  deep(): boolean
  /** What is being read around this place, as the grammar's own words. */
  readonly inside: Set<string>
}

/** Starts reading a text. */
export function reader(text: string): Reader {
  let at = 0
  let depth = 0
  return {
    inside: new Set(),
    deep: () => depth > 0,
    done: () => at >= text.length,
    takes(wanted) {
      if (!text.startsWith(wanted, at)) return false
      at += wanted.length
      return true
    },
    match(pattern) {
      pattern.lastIndex = at
      const found = pattern.exec(text)?.[0]
      if (found === undefined) return undefined
      at += found.length
      return found
    },
    sees: (wanted) => text.startsWith(wanted, at),
    at: () => at,
    back(to) {
      at = to
    },
    nested(read) {
      if (depth >= DEPTH_LIMIT) return false
      depth += 1
      const good = read()
      depth -= 1
      return good
    },
  }
}

/** Reads one thing, then more of it as long as separators come. */
export function series(read: () => boolean, separated: () => boolean): boolean {
  do if (!read()) return false
  while (separated())
  return true
}
