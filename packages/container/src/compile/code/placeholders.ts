import { tokenize } from '@waymark/domain/reference'

/** Code in which each reference is replaced by a word that parsers accept. */
export interface CodeWithPlaceholders {
  readonly code: string
  /** Matches the words; the first group is the number of the reference. */
  readonly pattern: RegExp
  /** Names of the references, and their original text, by number. */
  readonly names: readonly string[]
  readonly written: readonly string[]
}

/** Replaces references by words of letters and digits that occur nowhere else in the code. */
export function withPlaceholders(code: string): CodeWithPlaceholders {
  let word = 'wmref'
  for (let salt = 0; code.toLowerCase().includes(word); salt++) word = `wmref${salt.toString(36)}z`
  const names: string[] = []
  const written: string[] = []
  const text = tokenize(code)
    .map((token) => {
      if (token.name === undefined) return token.text
      names.push(token.name)
      written.push(token.text)
      return `${word}q${names.length - 1}x`
    })
    .join('')
  return { code: text, pattern: new RegExp(`${word}q(\\d+)x`, 'gi'), names, written }
}

/** The pieces of a text between placeholders, and the numbers of the placeholders. */
export function splitAtPlaceholders(text: string, pattern: RegExp): readonly (string | number)[] {
  return text.split(pattern).map((piece, index) => (index % 2 ? Number(piece) : piece))
}
