/** Registries whose entries content can name. */
type Registry =
  | 'checks'
  | 'collectors'
  | 'contexts'
  | 'debugInitialisers'
  | 'initialisers'
  | 'marks'
  | 'matomoSnippets'
  | 'operators'
  | 'operatorMakers'
  | 'renderers'
  | 'snippets'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * Compiled content before it is written: data with the names of chunks in it. It can be written as a script, or
 * carried out at once where the engine runs beside its compiler.
 */
export type Expression =
  | { readonly kind: 'json'; readonly value: Json | undefined }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'record'; readonly entries: readonly (readonly [string, Expression])[] }
  /** A prebuilt chunk, called with a setting where it is a maker. */
  | { readonly kind: 'chunk'; readonly registry: Registry; readonly name: string; readonly setting?: Expression }
  /** A function that gets the values of references. */
  | { readonly kind: 'resolved'; readonly body: Expression }
  /** Inside of it: the value of a variable, or something in that value. */
  | { readonly kind: 'reference'; readonly variable: number; readonly path?: Path }
  /** Inside of it: text that is safe in its place. */
  | { readonly kind: 'inContext'; readonly context: string; readonly of: Expression }
  /** Inside of it: texts one after the other. */
  | { readonly kind: 'joined'; readonly texts: readonly Expression[] }
  /** Code of the site, by its number among them. */
  | { readonly kind: 'own'; readonly number: number }

export type Path = readonly (string | number)[]

export const json = (value: Json | undefined): Expression => ({ kind: 'json', value })
export const list = (items: readonly Expression[]): Expression => ({ kind: 'list', items })
export const chunk = (registry: Registry, name: string, setting?: Expression): Expression =>
  setting ? { kind: 'chunk', registry, name, setting } : { kind: 'chunk', registry, name }
export const inContext = (context: string, of: Expression): Expression => ({ kind: 'inContext', context, of })

/** Texts one after the other; fixed texts that meet become one. */
export function joined(texts: readonly Expression[]): Expression {
  const merged: Expression[] = []
  for (const text of texts) {
    const last = merged.at(-1)
    if (text.kind === 'json' && text.value === '') continue
    if (text.kind === 'json' && last?.kind === 'json') merged[merged.length - 1] = json(`${last.value}${text.value}`)
    else merged.push(text)
  }
  if (merged.length === 0) return json('')
  return merged.length === 1 && merged[0]!.kind !== 'reference' ? merged[0]! : { kind: 'joined', texts: merged }
}

/** Whether an expression holds references that nothing around them resolves yet. */
export function isOpen(expression: Expression): boolean {
  switch (expression.kind) {
    case 'reference':
      return true
    case 'inContext':
      return isOpen(expression.of)
    case 'list':
      return expression.items.some(isOpen)
    case 'joined':
      return expression.texts.some(isOpen)
    case 'record':
      return expression.entries.some(([, value]) => isOpen(value))
    default:
      return false
  }
}

/** The expression itself, or a function of its references when it holds any. */
export function closed(expression: Expression): Expression {
  return isOpen(expression) ? { kind: 'resolved', body: expression } : expression
}
