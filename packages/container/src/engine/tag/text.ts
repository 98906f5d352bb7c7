import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { percentEncoded } from '../render/address.ts'

/** An option as a part of an address. */
export function inAddress(page: Page, value: unknown): string {
  return percentEncoded(textOf(page, value))
}
