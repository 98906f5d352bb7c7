import type { CodeColour, CodeMark } from './marks.ts'

/** A stretch of the code that one text on the page draws. */
export interface CodeText {
  readonly node: Text
  /** Where it begins in the code. */
  readonly from: number
}

/** Lays the colours of the marks over the texts, both in the order of the code; gives what takes them away again. */
export function colour(texts: readonly CodeText[], marks: readonly CodeMark[]): () => void {
  if (typeof Highlight === 'undefined') return () => {}
  const laid = [...rangesOf(texts, marks)]
  for (const [what, range] of laid) highlightOf(what).add(range)
  return () => {
    for (const [what, range] of laid) highlightOf(what).delete(range)
  }
}

/** All that has one colour on the page, whichever code it belongs to. */
function highlightOf(what: CodeColour): Highlight {
  const name = `code-${what}`
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}

/** A mark may reach over several texts: a text in quotes with a variable in it does. */
function* rangesOf(texts: readonly CodeText[], marks: readonly CodeMark[]): Generator<[CodeColour, StaticRange]> {
  let first = 0
  for (const { node, from: start } of texts) {
    const end = start + node.length
    while (first < marks.length && marks[first]!.to <= start) first += 1
    for (let at = first; at < marks.length && marks[at]!.from < end; at += 1) {
      const { from, to, colour: what } = marks[at]!
      const startOffset = Math.max(from - start, 0)
      const endOffset = Math.min(to, end) - start
      yield [what, new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset })]
    }
  }
}
