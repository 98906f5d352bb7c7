import type { Path } from './expression.ts'

/** A piece of text: as it stands, or the name of a variable that stood between double braces. */
export type Piece = { readonly text: string } | { readonly name: string; readonly written: string }

// biome-ignore lint/suspicious/noControlCharactersInRegex: names hold none
const REFERENCE = /\{\{((?:(?!\{\{|\}\})[^\0-\x1f\x7f])+)\}\}/g

/** Splits a text at its references. A reference without a name stays text. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(REFERENCE)) {
    const name = found[1]!.trim()
    if (!name) continue
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ name, written: found[0] })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

const STEP = /^(?:\.([\p{ID_Start}$_][\p{ID_Continue}$]*)|\[(\d+)\]|\["([^"\\]*)"\]|\['([^'\\]*)'\])/u

/** The steps of a path such as `.items[0].sku`; undefined when the text is not a path to its end. */
export function pathOf(text: string): Path | undefined {
  const steps: (string | number)[] = []
  let rest = text
  while (rest) {
    const step = STEP.exec(rest)
    if (!step) return undefined
    steps.push(step[2] === undefined ? (step[1] ?? step[3] ?? step[4])! : Number(step[2]))
    rest = rest.slice(step[0].length)
  }
  return steps
}
