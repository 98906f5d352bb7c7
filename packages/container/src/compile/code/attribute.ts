import { type Expression, inContext, joined, json } from '../core/expression.ts'
import { type CodeContext, textIn } from './coding.ts'
import { splitAtPlaceholders } from './placeholders.ts'
import { scriptExpression } from './script-markup.ts'

const ADDRESSES = /^(src|srcset|href|xlink:href|action|formaction|data|poster)$/
/** Elements that animate attributes can animate an address. */
const ANIMATION = /^(animate|animatemotion|animatetransform|set)$/i
const ANIMATED = /^(to|from|by|values)$/

/** The value of an attribute with its references; undefined if the attribute must be left out. */
export function attributeExpression(
  element: string,
  name: string,
  value: string,
  coding: CodeContext,
): Expression | undefined {
  const { prepared, referenceOf, sink, item } = coding
  const pieces = splitAtPlaceholders(value, prepared.pattern)
  if (pieces.length === 1 && !/^on/i.test(name)) return json(value)
  if (/^on/i.test(name)) {
    const script = scriptExpression(value, 'handler', prepared.pattern, referenceOf)
    if (!script) sink.warnings.push({ ...item, text: `the code of ${name} does not parse` })
    return script
  }
  if (name === 'style') return textIn(value, 'styleText', coding)
  if (name === 'srcdoc') return json(pieces.filter((piece) => typeof piece === 'string').join(''))
  if (ADDRESSES.test(name) || (ANIMATION.test(element) && ANIMATED.test(name))) return addressExpression(pieces, coding)
  return textIn(value, 'plainText', coding)
}

const SCHEME = /^([^/?#:]*):/

/**
 * The value of an attribute that is an address. If its scheme depends on a reference, the result must be harmless at run
 * time; if its scheme runs code or contains markup, references become empty.
 */
function addressExpression(pieces: readonly (string | number)[], { referenceOf }: CodeContext): Expression {
  const [before, reference, after] = pieces
  if (pieces.length === 3 && before === '' && after === '')
    return inContext('wholeAddress', referenceOf(reference as number))
  const start = String(before).replace(/[\0-\x20]/g, '')
  const scheme = SCHEME.exec(start)?.[1]
  if (scheme !== undefined && !/^(https?|mailto|tel)$/i.test(scheme)) {
    return json(pieces.filter((piece) => typeof piece === 'string').join(''))
  }
  const address = joined(
    pieces.map((piece) => (typeof piece === 'string' ? json(piece) : inContext('addressPart', referenceOf(piece)))),
  )
  return scheme === undefined && !/[/?#]/.test(start) ? inContext('wholeAddress', address) : address
}
