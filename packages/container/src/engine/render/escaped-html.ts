import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** The text form, written so that it is a text even where the page makes markup of it. */
export function escapedHtml(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[&<>"'`={}]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
