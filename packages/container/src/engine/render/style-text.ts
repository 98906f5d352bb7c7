import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** The text form with nothing left that could end a value or begin a function. */
export function styleText(value: unknown, page: Page): string {
  return textOf(page, value).replace(/[^a-z0-9 #%.,_-]/gi, '')
}
