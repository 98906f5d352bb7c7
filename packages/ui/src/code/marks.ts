/** What a stretch of code is; each has a colour of the theme. */
export type CodeColour = 'keyword' | 'string' | 'number' | 'comment' | 'tag' | 'attribute'

/** A stretch of code with a colour: from one character to before another. */
export interface CodeMark {
  readonly from: number
  readonly to: number
  readonly colour: CodeColour
}

/** What something looks like, and its colour; null for what is passed over as a whole. */
export interface Rule {
  /** Sticky. */
  readonly like: RegExp
  readonly colour: CodeColour | null
}

/** Marks what the rules know, the first that fits; everything else keeps the colour of text. */
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
