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
    const run =
      end - start > 3
        ? runOf(
            items[start]!,
            looks.slice(start, end).map(({ texts }) => texts),
          )
        : undefined
    const last = pieces.at(-1)
    if (run) pieces.push(run)
    else if (last?.kind === 'items')
      pieces[pieces.length - 1] = { kind: 'items', items: [...last.items, ...items.slice(start, end)] }
    else pieces.push({ kind: 'items', items: items.slice(start, end) })
    start = end
  }
  return pieces
}

/** One run from its first item and the texts of all: holes with the same middles in every item are one. */
function runOf(first: Expression, rows: readonly (readonly string[])[]): Piece | undefined {
  const columns: string[] = []
  const fillings = rows[0]!.map((text, at): string | Hole => {
    const column = rows.map((row) => row[at]!)
    if (column.every((other) => other === text)) return text
    const before = commonStart(column)
    const after = commonEnd(column.map((other) => other.slice(before.length)))
    const middles = JSON.stringify(column.map((other) => other.slice(before.length, other.length - after.length)))
    if (!columns.includes(middles)) columns.push(middles)
    return { before, hole: columns.indexOf(middles), after }
  })
  if (columns.length === 0 || columns.length > HOLES) return undefined
  const cells: string[][] = columns.map((column) => JSON.parse(column))
  let at = 0
  return {
    kind: 'run',
    template: withTexts(first, () => fillings[at++]!),
    holes: columns.length,
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
