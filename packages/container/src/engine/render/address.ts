import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

const SCHEME = /^([^/?#:]*):/
const HARMLESS = /^(https?|mailto|tel)$/i

/** The text of a value if it is a relative address or has a scheme that runs no code, parsed as browsers do. */
export function wholeAddress(value: unknown, page: Page): string {
  const text = textOf(page, value)
  const scheme = SCHEME.exec(text.replace(/[\0-\x20]/g, ''))
  return !scheme || HARMLESS.test(scheme[1]!) ? text : ''
}

/** The text of a value as one percent-encoded part of an address. */
export function addressPart(value: unknown, page: Page): string {
  return percentEncoded(textOf(page, value))
}

export function percentEncoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    // A lone surrogate cannot be encoded.
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'))
  }
}
