import { type Expression, inContext, joined, json } from '../core/expression.ts'
import { type Goal, readJavaScript, type Use } from './javascript.ts'
import { splitAtPlaceholders } from './placeholders.ts'

/** The value of a reference, by its number in the code. */
export type ReferenceOf = (placeholder: number, path?: readonly (string | number)[]) => Expression

/**
 * JavaScript in an element or attribute: references outside literals become expressions, those inside literals a part of
 * the literal, those in comments are removed. Undefined if the code does not parse.
 */
export function scriptExpression(
  codeWithPlaceholders: string,
  goal: Goal,
  placeholder: RegExp,
  referenceOf: ReferenceOf,
): Expression | undefined {
  // Blanks separate a reference from words around it, as in `return{{ name }}`.
  const padded = new RegExp(` ${placeholder.source} `, 'gi')
  const code = codeWithPlaceholders.replace(placeholder, ' $& ')
  const parsed = readJavaScript(code, goal, placeholder)
  if (!parsed) return undefined
  const texts: Expression[] = []
  let at = 0
  for (const use of parsed.uses) {
    // Literals inside the member chain of the last value.
    if (use.start < at) continue
    texts.push(json(code.slice(at, use.start)), ...useTexts(use, code.slice(use.start, use.end), padded, referenceOf))
    at = use.end
  }
  texts.push(json(code.slice(at)))
  return joined(texts)
}

function useTexts(use: Use, written: string, padded: RegExp, referenceOf: ReferenceOf): readonly Expression[] {
  switch (use.kind) {
    case 'comment':
      return [json(written.includes('\n') ? '\n' : ' ')]
    case 'key':
      // In a computed key `__proto__` has no special meaning.
      return [json('["'), inContext('inLiteral', referenceOf(use.placeholder)), json('"]')]
    case 'value':
      // `0,` keeps a statement that begins with `(` from being a call of the line before it.
      return [json(use.begins ? '0,(' : '('), inContext('codeOf', referenceOf(use.placeholder, use.path)), json(')')]
    default: {
      const pieces = splitAtPlaceholders(written, padded)
      const whole = use.kind === 'address' && pieces.length === 3 && pieces[0]!.toString().length === 1
      const texts = pieces.map((piece) => {
        if (typeof piece === 'string') return json(withoutOpenEscape(piece))
        const value = referenceOf(piece)
        if (use.kind !== 'address') return inContext('inLiteral', value)
        return inContext('inLiteral', inContext(whole ? 'wholeAddress' : 'addressPart', value))
      })
      return use.key ? [json('['), ...texts, json(']')] : texts
    }
  }
}

/** A piece without the backslash at its end that would escape the first character of the following reference. */
export function withoutOpenEscape(piece: string): string {
  const slashes = /\\*$/.exec(piece)![0].length
  return slashes % 2 ? piece.slice(0, -1) : piece
}
