import type { Page } from '../page.ts'
import { percentEncoded } from '../render/address.ts'
import { textOf } from '../text-of.ts'

/** An option as a part of an address. */
export function inAddress(page: Page, value: unknown): string {
  return percentEncoded(textOf(page, value))
}
