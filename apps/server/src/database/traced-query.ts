import { traced } from '#tracing/traced.ts'

/** Measures a statement. Its text has `$1`, `$2` and so on in place of values. */
export function tracedQuery<T>(statement: string | { text: string }, run: () => Promise<T>): Promise<T> {
  const text = typeof statement === 'string' ? statement : statement.text
  const operation = (/^\s*(?<word>[a-z]+)/iu.exec(text)?.groups?.word ?? 'query').toUpperCase()
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text }
  return traced({ name: operation, kind: 'client', attributes }, run)
}
