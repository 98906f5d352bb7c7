import { tokenize } from '@waymark/domain/reference'
import { type Expression, inContext, type Json, joined, json } from './core/expression.ts'
import { pathOf } from './core/path.ts'
import type { Scope } from './core/scope.ts'

/**
 * Compiles a text with references. A single reference keeps the type of its value; mixed text becomes text, in which
 * missing values are empty.
 */
export function textExpression(text: string, scope: Scope): Expression {
  const tokens = tokenize(text)
  const [first] = tokens
  if (first?.name !== undefined && tokens.length === 1) {
    return { kind: 'reference', variable: scope.named(first.name), path: [] }
  }
  return joined(
    tokens.map((token) =>
      token.name === undefined
        ? json(token.text)
        : inContext('plainText', { kind: 'reference', variable: scope.named(token.name) }),
    ),
  )
}

/** Compiles the text of a template field, in which a single reference may be followed by a path. */
function fieldExpression(text: string, scope: Scope): Expression {
  const [first, rest, ...more] = tokenize(text)
  const path = rest?.name === undefined && more.length === 0 ? pathOf(rest?.text ?? '') : undefined
  if (first?.name === undefined || !path) return textExpression(text, scope)
  return { kind: 'reference', variable: scope.named(first.name), path }
}

/** Options of a template with the references in all their texts. */
export function optionsExpression(value: Json | undefined, scope: Scope): Expression {
  if (typeof value === 'string') return fieldExpression(value, scope)
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
