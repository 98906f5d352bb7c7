/** The placeholder in a validated selector for a `{{ name }}` whose value is unknown. */
export const PLACEHOLDER = '\uE000'

/** Deepest nesting that is read; selectors written by hand are never that deep. */
const DEPTH_LIMIT = 100

/** Reads a text from left to right. Moves on only if the text matches. */
export interface Reader {
  /** Whether the end is reached. */
  done(): boolean
  /** Reads this text if it comes next. */
  accept(text: string): boolean
  /** Reads and returns what a sticky pattern matches here; undefined if it does not match. */
  match(pattern: RegExp): string | undefined
  /** Whether this text comes next, without reading it. */
  peek(text: string): boolean
  /** The present position, for `back`. */
  at(): number
  back(to: number): void
  /** Reads something nested; false if it is nested too deep. */
  nested(read: () => boolean): boolean
  /** Whether something nested is being read. */
  isNested(): boolean
  /** The constructs around the present position, by names of the grammar. */
  readonly inside: Set<string>
}

/** Starts reading a text. */
export function reader(text: string): Reader {
  let at = 0
  let depth = 0
  return {
    inside: new Set(),
    isNested: () => depth > 0,
    done: () => at >= text.length,
    accept(wanted) {
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
    peek: (wanted) => text.startsWith(wanted, at),
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

/** Reads a list with separators. */
export function series(read: () => boolean, separated: () => boolean): boolean {
  do if (!read()) return false
  while (separated())
  return true
}
