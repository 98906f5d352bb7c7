import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { percentEncoded } from '../render/address.ts'

/** An option as a part of an address. */
export function inAddress(page: Page, value: unknown): string {
  return percentEncoded(textOf(page, value))
}

/** A value as a number; undefined when it is none. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') value = Number(value)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
