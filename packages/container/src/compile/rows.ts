import type { Expression } from './expression.ts'

/** Most places in which neighbours of a run may differ. */
export const HOLES = 4

/** Items of a list: as they are, or a run of items that differ in a few texts only. */
export type Piece =
  | { readonly kind: 'items'; readonly items: readonly Expression[] }
  | { readonly kind: 'run'; readonly template: Expression; readonly holes: number; readonly cells: readonly string[] }

/** A text that is the same in a whole run but for its middle: the number of the hole stands for that. */
export interface Hole {
  readonly before: string
  readonly hole: number
  readonly after: string
}

/** Finds runs of neighbours that look alike. Tags of a site often are copies of each other with one word changed. */
export function piecesOfList(items: readonly Expression[]): readonly Piece[] {
  const looks = items.map(lookOf)
  const pieces: Piece[] = []
  for (let start = 0; start < items.length; ) {
    let end = start + 1
    while (end < items.length && looks[end]!.skeleton === looks[start]!.skeleton) end++
    const rows = looks.slice(start, end).map(({ texts }) => texts)
    const length = evenLength(rows)
    const run = length > SHORT ? runOf(items[start]!, rows.slice(0, length)) : undefined
    const taken = items.slice(start, start + (run ? length : rows.length))
    const last = pieces.at(-1)
    if (run) pieces.push(run)
    else if (last?.kind === 'items') pieces[pieces.length - 1] = { kind: 'items', items: [...last.items, ...taken] }
    else pieces.push({ kind: 'items', items: taken })
    start += taken.length
  }
  return pieces
}

/** Up to so many items are written as they are. */
const SHORT = 3

/**
 * How many rows from the first stay in one run: all, or as many as differ in fewer places than all do, if they are so
 * many that the rest can stand apart. One odd row would make every other one longer.
 */
function evenLength(rows: readonly (readonly string[])[]): number {
  const differencesOf = (length: number) => columnsOf(rows.slice(0, length)).differing.length
  const all = differencesOf(rows.length)
  let even = 0
  let uneven = rows.length
  while (uneven - even > 1) {
    const middle = (even + uneven) >> 1
    if (differencesOf(middle) < all) even = middle
    else uneven = middle
  }
  return even > APART && even > rows.length / 2 ? even : rows.length
}

/** So many rows must get shorter to make up for a run, or for items, of their own. */
const APART = 50

interface Columns {
  /** For each text of a row what it is in all rows, or what stands around the middle in which it differs. */
  readonly texts: readonly (string | Hole)[]
  /** The middles of each hole, as JSON. */
  readonly differing: readonly string[]
}

/** What rows have in common: holes with the same middles in every row are one. */
function columnsOf(rows: readonly (readonly string[])[]): Columns {
  const differing: string[] = []
  const texts = (rows[0] ?? []).map((text, at): string | Hole => {
    const column = rows.map((row) => row[at]!)
    if (column.every((other) => other === text)) return text
    const before = commonStart(column)
    const after = commonEnd(column.map((other) => other.slice(before.length)))
    const middles = JSON.stringify(column.map((other) => other.slice(before.length, other.length - after.length)))
    if (!differing.includes(middles)) differing.push(middles)
    return { before, hole: differing.indexOf(middles), after }
  })
  return { texts, differing }
}

/** One run from its first item and the texts of all; undefined when they differ in nothing or in too much. */
function runOf(first: Expression, rows: readonly (readonly string[])[]): Piece | undefined {
  const { texts: fillings, differing } = columnsOf(rows)
  if (differing.length === 0 || differing.length > HOLES) return undefined
  const cells: string[][] = differing.map((column) => JSON.parse(column))
  let at = 0
  return {
    kind: 'run',
    template: withTexts(first, () => fillings[at++]!),
    holes: differing.length,
    cells: rows.flatMap((_, row) => cells.map((column) => column[row]!)),
  }
}

/** What an expression looks like without its texts, and the texts. */
function lookOf(expression: Expression): { skeleton: string; texts: readonly string[] } {
  const texts: string[] = []
  const blank = withTexts(expression, (text) => {
    texts.push(text)
    return ''
  })
  return { skeleton: JSON.stringify(blank), texts }
}

/** The same expression with other texts, or holes, in the places of its texts. */
function withTexts(expression: Expression, fill: (text: string) => string | Hole): Expression {
  const inner = (one: Expression) => withTexts(one, fill)
  switch (expression.kind) {
    case 'json': {
      const { value } = expression
      if (typeof value !== 'string') return expression
      const filled = fill(value)
      return typeof filled === 'string' ? { kind: 'json', value: filled } : { kind: 'hole', ...filled }
    }
    case 'list':
      return { kind: 'list', items: expression.items.map(inner) }
    case 'record':
      return { kind: 'record', entries: expression.entries.map(([key, value]) => [key, inner(value)] as const) }
    case 'resolved':
      return { kind: 'resolved', body: inner(expression.body) }
    case 'inContext':
      return { kind: 'inContext', context: expression.context, of: inner(expression.of) }
    case 'joined':
      return { kind: 'joined', texts: expression.texts.map(inner) }
    default:
      return expression
  }
}

function commonStart(texts: readonly string[]): string {
  const first = texts[0]!
  let length = first.length
  for (const text of texts) while (text.slice(0, length) !== first.slice(0, length)) length--
  return first.slice(0, length)
}

function commonEnd(texts: readonly string[]): string {
  const first = texts[0]!
  let length = Math.min(...texts.map((text) => text.length))
  for (const text of texts) while (length && text.slice(-length) !== first.slice(-length)) length--
  return length ? first.slice(-length) : ''
}
