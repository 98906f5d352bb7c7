import type { Expression } from './core/expression.ts'
import { keyText, literal, templateText } from './core/literal.ts'

/** The short names in an artifact. */
export interface Names {
  /** The name of an entry of a registry; adds its chunk to the artifact. */
  entry(registry: string, name: string): string
  /** Names of arguments in the content. */
  readonly resolve: string
  readonly own: string
}

/** Writes an expression as source. */
export function write(expression: Expression, names: Names): string {
  const all = (expressions: readonly Expression[]) => expressions.map((one) => write(one, names))
  switch (expression.kind) {
    case 'json':
      return literal(expression.value)
    case 'list':
      return `[${all(expression.items).join()}]`
    case 'record':
      return `{${expression.entries.map(([key, value]) => `${keyText(key)}:${write(value, names)}`).join()}}`
    case 'chunk': {
      const name = names.entry(expression.registry, expression.name)
      return expression.setting ? `${name}(${write(expression.setting, names)})` : name
    }
    case 'resolved': {
      const body = write(expression.body, names)
      return `${names.resolve}=>${body[0] === '{' ? `(${body})` : body}`
    }
    case 'reference':
      return `${names.resolve}(${expression.variable}${expression.path?.length ? `,${literal(expression.path)}` : ''})`
    case 'inContext':
      return `${names.entry('contexts', expression.context)}(${write(expression.of, names)})`
    case 'joined':
      return `\`${expression.texts.map((text) => inTemplate(text, names)).join('')}\``
    case 'own':
      return `${names.own}[${expression.number}]`
  }
}

const inTemplate = (text: Expression, names: Names): string =>
  text.kind === 'json' ? templateText(`${text.value}`) : `\${${write(text, names)}}`
