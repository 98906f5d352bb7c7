import { type Expression, inContext, joined, json } from '../core/expression.ts'
import type { Named, Sink } from '../core/sink.ts'
import { type CodeWithPlaceholders, splitAtPlaceholders } from './placeholders.ts'
import type { ReferenceOf } from './script-markup.ts'

/** The context for compiling the code of one tag. */
export interface CodeContext {
  readonly prepared: CodeWithPlaceholders
  readonly referenceOf: ReferenceOf
  readonly sink: Sink
  readonly item: Named
}

/** Text whose references are all in one context. */
export function textIn(text: string, context: string, { prepared, referenceOf }: CodeContext): Expression {
  return joined(
    splitAtPlaceholders(text, prepared.pattern).map((piece) =>
      typeof piece === 'string' ? json(piece) : inContext(context, referenceOf(piece)),
    ),
  )
}
