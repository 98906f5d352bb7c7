/** The kinds of tokens; each has a colour of the theme. */
export type CodeColour = 'keyword' | 'string' | 'number' | 'comment' | 'tag' | 'attribute'

/** A coloured range of code; `to` is exclusive. */
export interface CodeMark {
  readonly from: number
  readonly to: number
  readonly colour: CodeColour
}

/** A pattern of a token, with its colour; null for tokens without one. */
export interface Rule {
  /** Sticky. */
  readonly like: RegExp
  readonly colour: CodeColour | null
}

/** Marks the tokens that match a rule, the first one that fits; other text has no colour. */
export function markByRules(code: string, from: number, to: number, rules: readonly Rule[], into: CodeMark[]): void {
  let at = from
  while (at < to) {
    const found = firstAt(code, at, rules)
    if (!found) {
      at += 1
      continue
    }
    const end = Math.min(at + found.length, to)
    if (found.colour) into.push({ from: at, to: end, colour: found.colour })
    at = end
  }
}

function firstAt(code: string, at: number, rules: readonly Rule[]) {
  for (const { like, colour } of rules) {
    like.lastIndex = at
    const length = like.exec(code)?.[0].length
    if (length) return { length, colour }
  }
  return null
}
