import type { Json } from './expression.ts'

/** JSON as JavaScript source: keys are unquoted if possible, and no text can end a line or a script element. */
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

/** A text in double quotes, or as a template literal if quotes would need escapes. */
const textLiteral = (text: string): string => (/["\n]/.test(text) ? `\`${templateText(text)}\`` : quoted(text))

const quoted = (text: string): string =>
  JSON.stringify(text)
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
    .replace(/<(?=[/!])/g, '\\x3c')

/** The content of a template literal for a text. */
export const templateText = (text: string): string =>
  quoted(text)
    .slice(1, -1)
    .replace(/\\(.)|`|\$\{/g, (found, escaped) => {
      if (escaped === undefined) return `\\${found}`
      return escaped === '"' ? '"' : escaped === 'n' ? '\n' : found
    })

/** The key of an object literal; `__proto__` without its special meaning. */
export function keyText(key: string): string {
  if (key === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}
