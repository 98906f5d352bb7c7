import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** A value as JSON that cannot close its script element; `null` for a value without JSON. */
export function jsonOf(value: unknown): string {
  let json: string | undefined
  try {
    json = JSON.stringify(value)
  } catch {}
  return (json ?? 'null').replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`)
}

/** A value as a JavaScript expression: primitive values as literals, everything else by reference. */
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

/** The text of a value, escaped for every kind of JavaScript literal. */
export function inLiteral(value: unknown, page: Page): string {
  return escaped(textOf(page, value))
}

/** Escapes all but letters, digits and blanks in a way that is the same in every kind of literal. */
function escaped(text: string): string {
  return text.replace(/[^\w ]/g, (mark) => `\\u${`000${mark.charCodeAt(0).toString(16)}`.slice(-4)}`)
}
