import { diffLines } from 'diff'

/** A line of code that both states have, or only one of them. Numbers count from 1. */
export interface CodeLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
  readonly before?: number
  readonly after?: number
}

/** Lines that are unfolded, or a long stretch of unchanged ones that is folded. */
export interface CodeStretch {
  readonly folded: boolean
  readonly lines: readonly CodeLine[]
}

/** How many different lines are searched for a shortest difference; beyond that the code differs as a whole. */
const MOST_DIFFERENT = 1500
/** Unchanged lines shown on either side of a change. */
const CONTEXT_LINES = 3
/** A fold hides at least so many lines. */
const LEAST_FOLDED = 4

/** Compares two codes line by line: what was removed before what was added in its place. */
export function compareCode(before: string, after: string): readonly CodeLine[] {
  const changes = diffLines(before, after, { maxEditLength: MOST_DIFFERENT, ignoreNewlineAtEof: true }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const at = { before: 0, after: 0 }
  return changes.flatMap(({ value, removed, added }) =>
    linesOf(value).map((text): CodeLine => {
      if (removed) return { kind: 'removed', text, before: ++at.before }
      if (added) return { kind: 'added', text, after: ++at.after }
      return { kind: 'same', text, before: ++at.before, after: ++at.after }
    }),
  )
}

/** The lines of a text; a line break at its end begins no further line. */
function linesOf(text: string): readonly string[] {
  if (text === '') return []
  const lines = text.split(/\r?\n/u)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Folds the unchanged lines that are far from every change. */
export function foldCode(lines: readonly CodeLine[]): readonly CodeStretch[] {
  const stretches: CodeStretch[] = []
  let from = 0
  while (from < lines.length) {
    const changed = lines[from]!.kind !== 'same'
    let to = from
    while (to < lines.length && (lines[to]!.kind !== 'same') === changed) to += 1
    stretches.push(...(changed ? [unfolded(lines.slice(from, to))] : foldSame(lines, from, to)))
    from = to
  }
  return joined(stretches)
}

const unfolded = (lines: readonly CodeLine[]): CodeStretch => ({ folded: false, lines })

/** An unchanged stretch: what is next to a change stays, the rest is folded if it is long enough. */
function foldSame(lines: readonly CodeLine[], from: number, to: number): readonly CodeStretch[] {
  const first = from === 0 ? from : Math.min(from + CONTEXT_LINES, to)
  const last = to === lines.length ? to : Math.max(to - CONTEXT_LINES, first)
  if (last - first < LEAST_FOLDED) return [unfolded(lines.slice(from, to))]
  return [
    unfolded(lines.slice(from, first)),
    { folded: true, lines: lines.slice(first, last) },
    unfolded(lines.slice(last, to)),
  ]
}

/** Stretches without empty ones, neighbours that are unfolded as one. */
function joined(stretches: readonly CodeStretch[]): readonly CodeStretch[] {
  const result: CodeStretch[] = []
  for (const stretch of stretches.filter(({ lines }) => lines.length > 0)) {
    const last = result.at(-1)
    if (last && !last.folded && !stretch.folded) result[result.length - 1] = unfolded([...last.lines, ...stretch.lines])
    else result.push(stretch)
  }
  return result
}
