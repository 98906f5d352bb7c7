import { type Expression, inContext, joined, json } from '../core/expression.ts'
import type { Named, Sink } from '../core/sink.ts'
import { type CodeWithPlaceholders, splitTokens } from './placeholders.ts'
import type { ReferenceOf } from './script-markup.ts'

/** What compiling one tag's code needs to know. */
export interface CodeContext {
  readonly tokens: CodeWithPlaceholders
  readonly referenceOf: ReferenceOf
  readonly sink: Sink
  readonly item: Named
}

/** Text with references in one context. */
export function textIn(text: string, context: string, { tokens, referenceOf }: CodeContext): Expression {
  return joined(
    splitTokens(text, tokens.pattern).map((piece) =>
      typeof piece === 'string' ? json(piece) : inContext(context, referenceOf(piece)),
    ),
  )
}
