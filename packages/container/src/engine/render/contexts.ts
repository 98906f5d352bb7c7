import type { Page } from '../core/page.ts'
import { addressPart, wholeAddress } from './address.ts'
import { codeOf, inLiteral, jsonOf } from './code.ts'
import { escapedHtml, plainText, styleText } from './text.ts'

/** Makes the value of a reference a text that is safe in its context in a tag's code. */
type Context = (value: unknown, page: Page) => string

/** The contexts in which a reference can stand. */
export const contexts = {
  /** HTML text, and attributes other than the ones below: they are set on nodes, never parsed. */
  plainText,
  /** In a script, outside a literal. */
  codeOf,
  /** In a script, inside a text, template or regular-expression literal. */
  inLiteral,
  /** In a `style` attribute or element. */
  styleText,
  /** An attribute that holds nothing but the reference and is followed as an address. */
  wholeAddress,
  /** A part of an attribute that is followed as an address. */
  addressPart,
  /** In a script element that holds JSON, outside a text. */
  jsonOf,
  /** In a script element that holds a markup template. */
  escapedHtml,
} as const satisfies Record<string, Context>
