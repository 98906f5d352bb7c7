import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** The text form, written so that it is a text even where the page makes markup of it. */
export function escapedHtml(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[&<>"'`={}]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** The text form; '' for undefined and null. */
export function plainText(value: unknown, page: Page): string {
  return textOf(page, value)
}

/** The text form with nothing left that could end a value or begin a function. */
export function styleText(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[^a-z0-9 #%.,_-]/gi, '')
}
