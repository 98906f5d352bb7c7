import type { Expression, Json } from './expression.ts'

/** Gives the short names of parts and members. */
export interface Names {
  part(registry: string, name: string): string
}

/** Writes an expression as source. Every text is a literal that holds in any file and any element. */
export function write(expression: Expression, names: Names): string {
  const all = (expressions: readonly Expression[]) => expressions.map((one) => write(one, names))
  switch (expression.kind) {
    case 'json':
      return literal(expression.value)
    case 'list':
      return `[${all(expression.items).join()}]`
    case 'record':
      return `{${expression.entries.map(([key, value]) => `${keyText(key)}:${write(value, names)}`).join()}}`
    case 'part': {
      const name = names.part(expression.registry, expression.name)
      return expression.setting ? `${name}(${write(expression.setting, names)})` : name
    }
    case 'resolved': {
      const body = write(expression.body, names)
      return `(r,p)=>${body[0] === '{' ? `(${body})` : body}`
    }
    case 'reference':
      return expression.path?.length
        ? `r(${expression.variable},${literal(expression.path)})`
        : `r(${expression.variable})`
    case 'inContext':
      return `${names.part('contexts', expression.context)}(${write(expression.of, names)},p)`
    case 'joined':
      // A first text makes every sum a text.
      return `${expression.texts[0]!.kind === 'json' ? '' : '""+'}${all(expression.texts).join('+')}`
    case 'own':
      return `o[${expression.number}]`
  }
}

/** JSON as source: flags are digits, keys are bare where they may be. */
export function literal(value: Json | undefined): string {
  if (value === undefined) return 'void 0'
  if (value === true) return '!0'
  if (value === false) return '!1'
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    return `{${entries.map(([key, entry]) => `${keyText(key)}:${literal(entry)}`).join()}}`
  }
  if (typeof value === 'string') return textLiteral(value)
  return JSON.stringify(value)
}

/** The quotes that need fewer escapes; no line end, no `</script`, no `<!--` in the source. */
export function textLiteral(text: string): string {
  const quoted = JSON.stringify(text)
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
    .replace(/<(?=[/!])/g, '\\x3c')
  if ((text.match(/"/g)?.length ?? 0) <= (text.match(/'/g)?.length ?? 0)) return quoted
  return `'${quoted.slice(1, -1).replace(/\\(.)|'/g, (found, escaped) => (found === "'" ? "\\'" : escaped === '"' ? '"' : found))}'`
}

function keyText(key: string): string {
  if (key === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : textLiteral(key)
}
