/** Registries whose entries content can refer to. */
type Registry =
  | 'checks'
  | 'collectors'
  | 'contexts'
  | 'debugInitialisers'
  | 'initialisers'
  | 'makers'
  | 'marks'
  | 'matomoSnippets'
  | 'operators'
  | 'operatorMakers'
  | 'renderers'
  | 'snippets'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * Compiled content before it is written: data that refers to chunks by name. It can be written as a script, or evaluated
 * directly where engine and compiler run in the same process.
 */
export type Expression =
  | { readonly kind: 'json'; readonly value: Json | undefined }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'record'; readonly entries: readonly (readonly [string, Expression])[] }
  /** A prebuilt chunk; with a setting, the result of calling it with that. */
  | { readonly kind: 'chunk'; readonly registry: Registry; readonly name: string; readonly setting?: Expression }
  /** A function that gets the values of references. */
  | { readonly kind: 'resolved'; readonly body: Expression }
  /** In a `resolved` body: the value of a variable, or the value at a path in it. */
  | { readonly kind: 'reference'; readonly variable: number; readonly path?: Path }
  /** In a `resolved` body: text that is safe in its context. */
  | { readonly kind: 'inContext'; readonly context: string; readonly of: Expression }
  /** In a `resolved` body: concatenated texts. */
  | { readonly kind: 'joined'; readonly texts: readonly Expression[] }
  /** A function of the site's own code, by its number. */
  | { readonly kind: 'own'; readonly number: number }

export type Path = readonly (string | number)[]

export const json = (value: Json | undefined): Expression => ({ kind: 'json', value })
export const list = (items: readonly Expression[]): Expression => ({ kind: 'list', items })
export const chunk = (registry: Registry, name: string, setting?: Expression): Expression =>
  setting ? { kind: 'chunk', registry, name, setting } : { kind: 'chunk', registry, name }
export const inContext = (context: string, of: Expression): Expression => ({ kind: 'inContext', context, of })

/** Concatenated texts; adjacent fixed texts become one. */
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

/** Whether an expression contains references outside a `resolved` body. */
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

/** The expression itself, or as a `resolved` one if it contains references. */
export function closed(expression: Expression): Expression {
  return isOpen(expression) ? { kind: 'resolved', body: expression } : expression
}
