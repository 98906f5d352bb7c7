import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** The text of a value, escaped so that it stays text if the page parses it as HTML. */
export function escapedHtml(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[&<>"'`={}]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** The text of a value; '' for undefined and null. */
export function plainText(value: unknown, page: Page): string {
  return textOf(page, value)
}

/** The text of a value without characters that could end a CSS value or begin a function. */
export function styleText(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[^a-z0-9 #%.,_-]/gi, '')
}
