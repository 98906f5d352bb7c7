import { NOT_A_NUMBER, NUMBER_NEEDED } from '../core/issues.ts'
import type { Page } from '../core/page.ts'
import { textOf } from '../core/text-of.ts'
import { percentEncoded } from '../render/address.ts'
import { isBlank, isMissing } from './missing.ts'

/** An option as a part of an address. */
export function inAddress(page: Page, value: unknown): string {
  return percentEncoded(textOf(page, value))
}

/** A value as a number; undefined when it is none, which is reported as `issue` unless it is blank. */
export function numberOf(page: Page, value: unknown, issue = NOT_A_NUMBER): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  if (!isBlank(value)) page.reportIssue(issue, value)
  return undefined
}

/** A value without which the tag must send nothing, as a number; undefined, after reporting it, if it is missing or none. */
export function neededNumber(page: Page, value: unknown): number | undefined {
  return isMissing(page, value) ? undefined : numberOf(page, value, NUMBER_NEEDED)
}
