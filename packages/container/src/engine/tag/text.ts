import { NOT_A_NUMBER } from '../core/issues.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { percentEncoded } from '../render/address.ts'
import { isBlank } from './missing.ts'

/** An option as a part of an address. */
export function inAddress(page: Page, value: unknown): string {
  return percentEncoded(textOf(page, value))
}

/** A value as a number; undefined when it is none, which is reported unless it is blank. */
export function numberOf(page: Page, value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  if (!isBlank(value)) page.reportIssue(NOT_A_NUMBER, value)
  return undefined
}
