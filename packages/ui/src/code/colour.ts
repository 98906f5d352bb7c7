import type { CodeColour, CodeMark } from './marks.ts'

/** A part of the code that is rendered by one text node. */
export interface CodeText {
  readonly node: Text
  /** Where it begins in the code. */
  readonly from: number
}

/** Highlights the marks in the text nodes, both in the order of the code. Returns the function that removes them. */
export function colour(texts: readonly CodeText[], marks: readonly CodeMark[]): () => void {
  // Chromium paints every highlight as selected text in forced colours.
  if (typeof Highlight === 'undefined' || matchMedia('(forced-colors: active)').matches) return () => {}
  const laid = [...rangesOf(texts, marks)]
  for (const [what, range] of laid) highlightOf(what).add(range)
  return () => {
    for (const [what, range] of laid) highlightOf(what).delete(range)
  }
}

/** The highlight of one colour, shared by all code on the page. */
function highlightOf(what: CodeColour): Highlight {
  const name = `code-${what}`
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}

/** A mark may span several text nodes, such as a string with a variable in it. */
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
