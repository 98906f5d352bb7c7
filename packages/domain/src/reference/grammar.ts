/**
 * A reference is `{{ name }}` on one line: two braces, a name without control characters and without pairs of braces,
 * two braces. Blanks around the name mean nothing. Everything else is plain text: braces around nothing or around a
 * line break, braces that never close. The container fills in exactly these, so every reader uses this grammar.
 */
const INSIDE = String.raw`(?:(?!\{\{|\}\})[^\0-\x1f\x7f])`
const REFERENCE = new RegExp(String.raw`\{\{(?!\s*\}\})(${INSIDE}+)\}\}`, 'g')
/** A name that ends in a brace may be one that is about to be closed. */
const OPEN = new RegExp(String.raw`\{\{(${INSIDE}*)(?<!\})$`)
const REST = new RegExp(String.raw`^${INSIDE}*\}\}`)

/** A piece of a text: a reference, which has a name, or what stands between references. */
export interface Token {
  /** As it is written. */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly name?: string
}

export type Reference = Token & { readonly name: string }

/** The text cut at its references; the pieces joined are the text. */
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

/** How a variable is referred to. */
export const writeReference = (name: string): string => `{{ ${name} }}`

/** The name in a text that is exactly one reference, else undefined. */
export function referenceName(text: string): string | undefined {
  const [first, second] = tokenize(text)
  return second ? undefined : first?.name
}

/** Whether a reference to a variable of this name can be written. */
export const isReferable = (name: string): boolean => referenceName(writeReference(name)) === name

/** A reference that is being typed: where it begins, and the name as far as the caret. */
export interface OpenReference {
  readonly from: number
  readonly typed: string
}

/** The reference before the caret that nothing has closed yet, if any. */
export function openReference(text: string, caret: number): OpenReference | undefined {
  const found = OPEN.exec(text.slice(0, caret))
  return found ? { from: found.index, typed: (found[1] ?? '').trim() } : undefined
}

/** The text with the open reference completed, and the caret behind it. Braces that already close it are used. */
export function completeReference(
  text: string,
  caret: number,
  { from }: Pick<OpenReference, 'from'>,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, from) + writeReference(name)
  return { text: before + text.slice(caret).replace(REST, ''), caret: before.length }
}

/** What fields and editors need of references. */
export const referenceGrammar = { tokenize, openReference, completeReference }
