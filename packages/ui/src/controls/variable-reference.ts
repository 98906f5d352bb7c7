/** A reference that is being typed: where its braces start and the part of the name before the caret. */
export interface OpenReference {
  start: number
  typed: string
}

/** The `{{` before the caret that nothing has closed yet, if any. */
export function openReference(text: string, caret: number): OpenReference | null {
  const found = /\{\{\s*([^{}\n]*)$/.exec(text.slice(0, caret))
  return found ? { start: found.index, typed: (found[1] ?? '').trimEnd() } : null
}

/** The text with the open reference completed, and the caret behind it. A closing `}}` that already stands there is used. */
export function completeReference(
  text: string,
  caret: number,
  open: OpenReference,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^[^{}\n]*\}\}/, '')
  const before = `${text.slice(0, open.start)}{{ ${name} }}`
  return { text: before + rest, caret: before.length }
}

/** The text in pieces, references apart from what stands between them; the pieces joined are the text. */
export function pieces(text: string): { text: string; isReference: boolean }[] {
  return text
    .split(/(\{\{[^{}\n]+\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isReference: piece.startsWith('{{') && piece.endsWith('}}') }))
}
