import { type Expression, inContext, type Json, joined, json } from './core/expression.ts'
import { pathOf, piecesOf } from './core/references.ts'
import type { Scope } from './core/scope.ts'

/**
 * A text of a form: a single reference, perhaps with a path, keeps the kind of its value; mixed text is text, in which
 * missing values leave nothing.
 */
export function textExpression(text: string, scope: Scope): Expression {
  const pieces = piecesOf(text)
  const [first, second] = pieces
  if (first && 'name' in first && pieces.length <= 2) {
    const path = second === undefined ? [] : 'text' in second ? pathOf(second.text) : undefined
    if (path) return { kind: 'reference', variable: scope.named(first.name), path }
  }
  return joined(
    pieces.map((piece) =>
      'text' in piece
        ? json(piece.text)
        : inContext('plainText', { kind: 'reference', variable: scope.named(piece.name) }),
    ),
  )
}

/** Options of a template with the references in all their texts. */
export function optionsExpression(value: Json | undefined, scope: Scope): Expression {
  if (typeof value === 'string') return textExpression(value, scope)
  if (Array.isArray(value)) return { kind: 'list', items: value.map((item) => optionsExpression(item, scope)) }
  if (value !== null && typeof value === 'object') {
    return {
      kind: 'record',
      entries: Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => [key, optionsExpression(entry, scope)] as const),
    }
  }
  return json(value)
}
