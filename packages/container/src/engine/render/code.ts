import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** A value as JSON that cannot end its element; null where there is no JSON. */
export function jsonOf(value: unknown): string {
  let json: string | undefined
  try {
    json = JSON.stringify(value)
  } catch {}
  return (json ?? 'null').replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`)
}

/** A value as an expression: primitive values literally, everything else by reference. */
export function codeOf(value: unknown, page: Page): string {
  switch (typeof value) {
    case 'string':
      return `"${escaped(value)}"`
    case 'number':
    case 'boolean':
    case 'undefined':
      return `${value}`
    case 'bigint':
      return `${value}n`
    default:
      return value === null ? 'null' : page.keepReference(value)
  }
}

/** The text form, for the inside of any literal of the language. */
export function inLiteral(value: unknown, page: Page): string {
  return escaped(textOf(page, value))
}

/** Everything but letters, digits and blanks as an escape that means the same in every kind of literal. */
function escaped(text: string): string {
  return text.replace(/[^\w ]/g, (mark) => `\\u${`000${mark.charCodeAt(0).toString(16)}`.slice(-4)}`)
}
