import { diffLines } from 'diff'

/** A line of code that both states have, or only one of them. Numbers count from 1. */
export interface CodeLine {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
  readonly before?: number
  readonly after?: number
}

/** Consecutive lines; a long block of unchanged ones is folded. */
export interface CodeBlock {
  readonly folded: boolean
  readonly lines: readonly CodeLine[]
}

/** Changed lines at most for which the shortest difference is searched; beyond that the code differs as a whole. */
const MOST_DIFFERENT = 1500
/** Unchanged lines shown on either side of a change. */
const CONTEXT_LINES = 3
/** Lines that a fold hides at least. */
const LEAST_FOLDED = 4

/** Compares code line by line, without the line breaks; removed lines come before the added ones that replace them. */
export function compareCode(before: string, after: string): readonly CodeLine[] {
  const options = { maxEditLength: MOST_DIFFERENT, ignoreNewlineAtEof: true, stripTrailingCr: true }
  const changes = diffLines(before, after, options) ?? [
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

/** Whether unchanged lines of two codes, as `compareCode` gives them, end with different line breaks. */
export function lineBreaksDiffer(before: string, after: string, lines: readonly CodeLine[]): boolean {
  if (lines.at(-1)?.kind === 'same' && before.endsWith('\n') !== after.endsWith('\n')) return true
  const [old, now] = [before.split('\n'), after.split('\n')]
  return lines.some((line) => line.kind === 'same' && old[line.before! - 1] !== now[line.after! - 1])
}

/** The lines of a text; a line break at its end begins no further line. */
function linesOf(text: string): readonly string[] {
  if (text === '') return []
  const lines = text.split(/\r?\n/u)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** Folds the unchanged lines that are far from every change. */
export function foldCode(lines: readonly CodeLine[]): readonly CodeBlock[] {
  const blocks: CodeBlock[] = []
  let from = 0
  while (from < lines.length) {
    const changed = lines[from]!.kind !== 'same'
    let to = from
    while (to < lines.length && (lines[to]!.kind !== 'same') === changed) to += 1
    blocks.push(...(changed ? [unfolded(lines.slice(from, to))] : foldSame(lines, from, to)))
    from = to
  }
  return joined(blocks)
}

const unfolded = (lines: readonly CodeLine[]): CodeBlock => ({ folded: false, lines })

/** Folds a block of unchanged lines except those next to a change, if enough are left. */
function foldSame(lines: readonly CodeLine[], from: number, to: number): readonly CodeBlock[] {
  const first = from === 0 ? from : Math.min(from + CONTEXT_LINES, to)
  const last = to === lines.length ? to : Math.max(to - CONTEXT_LINES, first)
  if (last - first < LEAST_FOLDED) return [unfolded(lines.slice(from, to))]
  return [
    unfolded(lines.slice(from, first)),
    { folded: true, lines: lines.slice(first, last) },
    unfolded(lines.slice(last, to)),
  ]
}

/** Removes empty blocks and joins adjacent ones that are not folded. */
function joined(blocks: readonly CodeBlock[]): readonly CodeBlock[] {
  const result: CodeBlock[] = []
  for (const block of blocks.filter(({ lines }) => lines.length > 0)) {
    const last = result.at(-1)
    if (last && !last.folded && !block.folded) result[result.length - 1] = unfolded([...last.lines, ...block.lines])
    else result.push(block)
  }
  return result
}
