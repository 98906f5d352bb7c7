/**
 * A reference is `{{ name }}` on one line: two braces, a name without control characters and without pairs of braces,
 * two braces. Blanks around the name are ignored. Of more than two braces in a row the last two open a reference, as in
 * `${{{ name }}}` of a template literal; a name that begins with a brace has a blank before it. Everything else is plain
 * text: braces around nothing or around a line break, and braces that are not closed. All code that reads references
 * uses this grammar; only the oracle of the container's tests has its own, to be independent of it.
 */
const OPENING = String.raw`\{\{(?!\{)`
const INSIDE = String.raw`(?:(?!\{\{|\}\})[^\0-\x1f\x7f])`
const REFERENCE = new RegExp(String.raw`${OPENING}(?!\s*\}\})(${INSIDE}+)\}\}`, 'g')
/** A name that ends in a brace, which may be the first one of the closing pair. */
const OPEN = new RegExp(String.raw`${OPENING}(${INSIDE}*)(?<!\})$`)
const REST = new RegExp(String.raw`^${INSIDE}*\}\}`)

/** A piece of a text: a reference, which has a name, or the text between references. */
export interface Token {
  /** The original text. */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly name?: string
}

export type Reference = Token & { readonly name: string }

/** Splits a text into references and the text between them. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  const plain = (to: number) => to > end && tokens.push({ text: text.slice(end, to), from: end, to })
  for (const { 0: written, 1: name = '', index } of text.matchAll(REFERENCE)) {
    plain(index)
    end = index + written.length
    tokens.push({ text: written, from: index, to: end, name: name.trim() })
  }
  plain(text.length)
  return tokens
}

/** Every reference in a text, in order. */
export const referencesIn = (text: string): readonly Reference[] =>
  tokenize(text).filter((token): token is Reference => token.name !== undefined)

/** The reference to a variable. */
export const writeReference = (name: string): string => `{{ ${name} }}`

/** The name in a text that consists of one reference; undefined for other texts. */
export function referenceName(text: string): string | undefined {
  const [first, second] = tokenize(text)
  return second ? undefined : first?.name
}

/** Whether a reference to a variable of this name can be written. */
export const isReferable = (name: string): boolean => referenceName(writeReference(name)) === name

/** A reference that is being typed: its start, and the name up to the caret. */
export interface OpenReference {
  readonly from: number
  readonly typed: string
}

/** The unclosed reference before the caret, if any. */
export function openReference(text: string, caret: number): OpenReference | undefined {
  const found = OPEN.exec(text.slice(0, caret))
  return found ? { from: found.index, typed: (found[1] ?? '').trim() } : undefined
}

/** The text with the open reference completed, and the caret after it. Existing closing braces are reused. */
export function completeReference(
  text: string,
  caret: number,
  { from }: Pick<OpenReference, 'from'>,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, from) + writeReference(name)
  return { text: before + text.slice(caret).replace(REST, ''), caret: before.length }
}

/** The functions for fields and editors. */
export const referenceGrammar = { tokenize, openReference, completeReference }
