import { type Expression, inContext, joined, json } from '../core/expression.ts'
import { type Coding, textIn } from './html.ts'
import { splitTokens } from './tokens.ts'

/** Data in a script element: JSON with texts and values in their places, anything else a template of markup. */
export function dataScript(text: string, type: string, coding: Coding): Expression {
  if (!/json|importmap|speculationrules/i.test(type)) return textIn(text, 'escapedHtml', coding)
  let inText = false
  return joined(
    splitTokens(text, coding.tokens.pattern).map((piece) => {
      if (typeof piece === 'number') return inContext(inText ? 'inLiteral' : 'jsonOf', coding.referenceOf(piece))
      for (const mark of piece.matchAll(/\\.|"/gs)) if (mark[0] === '"') inText = !inText
      return json(piece)
    }),
  )
}
