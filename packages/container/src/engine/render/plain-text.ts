import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'

/** The text form; '' for undefined and null. */
export function plainText(value: unknown, page: Page): string {
  return textOf(page, value)
}
