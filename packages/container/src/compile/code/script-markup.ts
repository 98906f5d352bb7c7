import { type Expression, inContext, joined, json } from '../core/expression.ts'
import { type Goal, readJavaScript, type Use } from './javascript.ts'
import { splitAtPlaceholders } from './placeholders.ts'

/** The value of a reference of the code, by its number there. */
export type ReferenceOf = (placeholder: number, path?: readonly (string | number)[]) => Expression

/**
 * JavaScript that will run as the text of an element or attribute, with its references: outside literals they become
 * expressions, inside literals text of the literal, in comments nothing. Undefined when the code does not parse.
 */
export function scriptExpression(
  codeWithPlaceholders: string,
  goal: Goal,
  placeholder: RegExp,
  referenceOf: ReferenceOf,
): Expression | undefined {
  // Blanks keep a reference apart from the words around it, as in `return{{ name }}`.
  const padded = new RegExp(` ${placeholder.source} `, 'gi')
  const code = codeWithPlaceholders.replace(placeholder, ' $& ')
  const parsed = readJavaScript(code, goal, placeholder)
  if (!parsed) return undefined
  const texts: Expression[] = []
  let at = 0
  for (const use of parsed.uses) {
    // What a value covers may hold literals of its own path.
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
      // A computed key is a name like any other, even when it is `__proto__`.
      return [json('["'), inContext('inLiteral', referenceOf(use.placeholder)), json('"]')]
    case 'value':
      // `0,` keeps a bracket that begins a statement from calling the line before it.
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

/** A backslash just before a reference would swallow the first escape of its text. */
export function withoutOpenEscape(piece: string): string {
  const slashes = /\\*$/.exec(piece)![0].length
  return slashes % 2 ? piece.slice(0, -1) : piece
}
